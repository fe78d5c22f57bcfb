BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	locale VARCHAR, 
	text_mode BOOLEAN NOT NULL, 
	use_threads BOOLEAN NOT NULL, 
	who_may_open VARCHAR(16) NOT NULL, 
	tables_per_person INTEGER NOT NULL, 
	tables_per_guild INTEGER NOT NULL, 
	last_options JSON NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
INSERT INTO "guild_settings" VALUES(1100000000000000001,'fr',0,1,'managers',5,50,'{"claim": {"match": true}}');
CREATE TABLE log (
	table_id VARCHAR(8) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	actor_id BIGINT, 
	body VARCHAR NOT NULL, 
	interaction_id BIGINT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_log_interaction_id UNIQUE (interaction_id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('finished',1,'open',0,1200000000000000001,'{}',1300000000000000001,1760000001000);
INSERT INTO "log" VALUES('finished',2,'join',1,1200000000000000002,'{"salt": "œuf"}',NULL,1760000002000);
INSERT INTO "log" VALUES('finished',3,'start',0,1200000000000000001,'{}',1300000000000000002,1760000003000);
INSERT INTO "log" VALUES('finished',4,'play',0,1200000000000000001,'play D7',NULL,1760000004000);
INSERT INTO "log" VALUES('finished',5,'finish',0,1200000000000000001,'{}',NULL,1760000005000);
INSERT INTO "log" VALUES('running',1,'open',0,1200000000000000001,'{}',NULL,1760000001000);
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('commands','1f');
CREATE TABLE pings (
	table_id VARCHAR(8) NOT NULL, 
	user_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	CONSTRAINT pk_pings PRIMARY KEY (message_id), 
	CONSTRAINT fk_pings_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "pings" VALUES('running',1200000000000000001,1100000000000000002,1400000000000000002);
CREATE TABLE result_rows (
	table_id VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	level VARCHAR, 
	name VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_result_rows PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_result_rows_table_id FOREIGN KEY(table_id) REFERENCES results (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "result_rows" VALUES('finished',0,1200000000000000001,NULL,'player 1',1,9,1760000900000);
INSERT INTO "result_rows" VALUES('finished',1,1200000000000000002,NULL,'player 2',2,8,1760000900000);
CREATE TABLE results (
	table_id VARCHAR(8) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, 
	reason VARCHAR NOT NULL, 
	rated BOOLEAN NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('finished',1100000000000000001,'claim',3,1760000900000,'played-out',1);
CREATE TABLE seats (
	table_id VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	user_id BIGINT, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	salt VARCHAR NOT NULL, 
	awaited BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('finished',0,'person',1200000000000000001,'player 1',NULL,'salt 0',0);
INSERT INTO "seats" VALUES('finished',1,'person',1200000000000000002,'player 2',NULL,'salt 1',0);
INSERT INTO "seats" VALUES('running',0,'person',1200000000000000001,'player 1',NULL,'salt 0',1);
INSERT INTO "seats" VALUES('running',1,'computer',NULL,'Casual 1','casual','made',0);
CREATE TABLE tables (
	id VARCHAR(8) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seats INTEGER NOT NULL, 
	opener_id BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	revision INTEGER NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	secret BLOB NOT NULL, 
	opened_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, 
	wake_at BIGINT, 
	message_id BIGINT, 
	message_at BIGINT, 
	rematch_of VARCHAR(8), 
	in_thread BOOLEAN NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_of FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('finished',1100000000000000001,1100000000000000002,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'finished',5,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000005000,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('running',1100000000000000001,1100000000000000002,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'running',1,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000000000,1760000300000,1400000000000000001,1760000001000,'finished',1);
CREATE TABLE user_settings (
	user_id BIGINT NOT NULL, 
	locale VARCHAR, 
	text_mode BOOLEAN, 
	confirm BOOLEAN NOT NULL, 
	turn_ping BOOLEAN NOT NULL, 
	CONSTRAINT pk_user_settings PRIMARY KEY (user_id)
);
INSERT INTO "user_settings" VALUES(1200000000000000001,'en',1,0,0);
CREATE INDEX ix_tables_channel_id_phase ON tables (channel_id, phase);
CREATE INDEX ix_tables_guild_id_phase ON tables (guild_id, phase);
CREATE INDEX ix_tables_opener_id_phase ON tables (opener_id, phase);
CREATE INDEX ix_tables_phase_changed_at ON tables (phase, changed_at);
CREATE INDEX ix_tables_wake_at ON tables (wake_at);
CREATE INDEX ix_tables_message_id ON tables (message_id);
CREATE INDEX ix_seats_user_id_awaited ON seats (user_id, awaited);
CREATE INDEX ix_results_guild_id_ended_at ON results (guild_id, ended_at);
CREATE INDEX ix_result_rows_user_id_ended_at ON result_rows (user_id, ended_at);
CREATE INDEX ix_pings_table_id ON pings (table_id);
CREATE INDEX ix_pings_channel_id ON pings (channel_id);
COMMIT;
