BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0025');
CREATE TABLE blocks (
	user_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	blocked_name VARCHAR NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (user_id, blocked_id)
);
INSERT INTO "blocks" VALUES(1200000000000000001,1200000000000000003,'Cleo');
CREATE TABLE challenges (
	table_id VARCHAR(8) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	opened_at BIGINT NOT NULL, 
	over_at BIGINT, 
	told_at BIGINT, 
	CONSTRAINT pk_challenges PRIMARY KEY (table_id), 
	CONSTRAINT fk_challenges_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "challenges" VALUES('finished',1100000000000000001,20,77,1790000000000,1790000100000,NULL);
CREATE TABLE contest_log (
	contest_id VARCHAR(8) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	actor_id BIGINT, 
	user_id BIGINT, 
	name VARCHAR NOT NULL, 
	body JSON NOT NULL, 
	interaction_id BIGINT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_contest_log PRIMARY KEY (contest_id, seq), 
	CONSTRAINT fk_contest_log_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id), 
	CONSTRAINT uq_contest_log_interaction_id UNIQUE (interaction_id)
)
 WITHOUT ROWID

;
INSERT INTO "contest_log" VALUES('contestq',1,'open',1200000000000000001,NULL,'','{"title": "Cup", "game": "claim", "system": "swiss", "size": 2, "sizes": [2], "rounds": 3, "round_ms": 10800000, "most": 64, "starts_at": null, "pace": "live-90", "options": {}}',NULL,1760000000000);
INSERT INTO "contest_log" VALUES('contestq',2,'enter',NULL,1200000000000000001,'Anna','{}',1300000000000000201,1760000000000);
INSERT INTO "contest_log" VALUES('contestq',3,'enter',NULL,1200000000000000002,'Béla','{}',NULL,1760000000000);
INSERT INTO "contest_log" VALUES('contestq',4,'start',1200000000000000001,NULL,'','{"field": [1, 2]}',NULL,1760000000000);
CREATE TABLE contests (
	id VARCHAR(8) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	opener_id BIGINT NOT NULL, 
	stage VARCHAR(16) NOT NULL, 
	length INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	opened_at BIGINT NOT NULL, 
	message_id BIGINT, 
	CONSTRAINT pk_contests PRIMARY KEY (id)
);
INSERT INTO "contests" VALUES('contestq',1100000000000000006,1150000000000000001,1200000000000000001,'running',4,X'ABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB',1760000000000,NULL);
CREATE TABLE crowns (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	role_id BIGINT NOT NULL, 
	CONSTRAINT pk_crowns PRIMARY KEY (guild_id, user_id, role_id)
)
 WITHOUT ROWID

;
INSERT INTO "crowns" VALUES(1100000000000000006,1200000000000000001,1100000000000000073);
CREATE TABLE dailies (
	guild_id BIGINT NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seats INTEGER NOT NULL, 
	level VARCHAR NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	secret BLOB NOT NULL, 
	promised_at BIGINT NOT NULL, 
	opened_at BIGINT, 
	closes_at BIGINT, 
	announced_at BIGINT, shown_at BIGINT, 
	CONSTRAINT pk_dailies PRIMARY KEY (guild_id, day)
)
 WITHOUT ROWID

;
INSERT INTO "dailies" VALUES(1100000000000000006,'2025-10-09','five_crowns',1,'{}',1,'expert','abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1759900000000,1759960800000,1760047200000,NULL,1760000001000);
CREATE TABLE daily_marks (
	guild_id BIGINT NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	mark VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_daily_marks PRIMARY KEY (guild_id, day, mark)
)
 WITHOUT ROWID

;
INSERT INTO "daily_marks" VALUES(1100000000000000006,'2025-10-09','cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd');
CREATE TABLE daily_weeks (
	guild_id BIGINT NOT NULL, 
	week VARCHAR(10) NOT NULL, 
	ends_at BIGINT NOT NULL, 
	settled_at BIGINT, 
	CONSTRAINT pk_daily_weeks PRIMARY KEY (guild_id, week)
)
 WITHOUT ROWID

;
INSERT INTO "daily_weeks" VALUES(1100000000000000006,'2025-10-06',1760306400000,NULL);
CREATE TABLE gains (
	table_id VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	points INTEGER, 
	won BOOLEAN NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	overall_mu_before DOUBLE NOT NULL, 
	overall_sigma_before DOUBLE NOT NULL, 
	overall_mu DOUBLE NOT NULL, 
	overall_sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, trophies VARCHAR DEFAULT '' NOT NULL, 
	CONSTRAINT pk_gains PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_gains_table_id FOREIGN KEY(table_id) REFERENCES results (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "gains" VALUES('finished',0,NULL,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368,1,'win');
INSERT INTO "gains" VALUES('finished',1,NULL,0,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368,1,'');
INSERT INTO "gains" VALUES('seasonal',0,50,1,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00,1,'win slam');
INSERT INTO "gains" VALUES('seasonal',1,30,0,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.0582242228023783781e+00,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.0582242228023783781e+00,1,'');
INSERT INTO "gains" VALUES('seasonal',2,10,0,25.0,8.33333333333333392545e+00,2.14136891490632166315e+01,8.0582242228023783781e+00,25.0,8.33333333333333392545e+00,2.14136891490632166315e+01,8.0582242228023783781e+00,1,'');
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	locale VARCHAR, 
	text_mode BOOLEAN NOT NULL, 
	use_threads BOOLEAN NOT NULL, 
	who_may_open VARCHAR(16) NOT NULL, 
	tables_per_person INTEGER NOT NULL, 
	tables_per_guild INTEGER NOT NULL, 
	time_zone VARCHAR DEFAULT 'UTC' NOT NULL, season_length VARCHAR(16) DEFAULT 'monthly' NOT NULL, season_channel_id BIGINT, scoring JSON DEFAULT '{}' NOT NULL, undo_rated BOOLEAN DEFAULT 0 NOT NULL, lobby_hours INTEGER DEFAULT '24' NOT NULL, pace VARCHAR(16) DEFAULT 'none' NOT NULL, daily_channel_id BIGINT, daily_prize BOOLEAN DEFAULT 0 NOT NULL, table_returns BOOLEAN DEFAULT 1 NOT NULL, daily_hour INTEGER DEFAULT '8' NOT NULL, opener_role_id BIGINT, call_role_id BIGINT, called_at BIGINT, champion_role_id BIGINT, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
INSERT INTO "guild_settings" VALUES(1100000000000000001,'fr',0,1,'managers',5,50,'UTC','monthly',NULL,'{}',0,24,'none',NULL,0,1,8,NULL,NULL,NULL,NULL);
INSERT INTO "guild_settings" VALUES(1100000000000000006,NULL,0,0,'role',5,50,'Europe/Paris','monthly',1100000000000000009,'{"3": [5, 3, 1]}',1,72,'days-48',NULL,0,0,7,1100000000000000071,1100000000000000072,1760000000000,1100000000000000073);
CREATE TABLE imports (
	id VARCHAR(8) NOT NULL, 
	user_id BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	body VARCHAR NOT NULL, 
	CONSTRAINT pk_imports PRIMARY KEY (id)
);
INSERT INTO "imports" VALUES('abcdefgh',1200000000000000001,1760000006000,'{"format":1}');
CREATE TABLE ladder (
	guild_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	form VARCHAR NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	best INTEGER, 
	peak VARCHAR NOT NULL, 
	CONSTRAINT pk_ladder PRIMARY KEY (guild_id, game, level, form, user_id)
)
 WITHOUT ROWID

;
INSERT INTO "ladder" VALUES(1100000000000000006,'','','',1200000000000000001,'player 1',1,1,2.83859708063072488934e+01,7.75468769997319284925e+00,1,1,NULL,'');
INSERT INTO "ladder" VALUES(1100000000000000006,'claim','','',1200000000000000001,'player 1',1,1,2.83859708063072488934e+01,7.75468769997319284925e+00,1,1,NULL,'');
INSERT INTO "ladder" VALUES(1100000000000000006,'claim','casual','2 match_length=3',1200000000000000001,'player 1',1,1,2.83859708063072488934e+01,7.75468769997319284925e+00,1,1,9,'');
CREATE TABLE ladder_steps (
	table_id VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	level VARCHAR NOT NULL, 
	won BOOLEAN NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	reached VARCHAR NOT NULL, 
	beaten VARCHAR NOT NULL, 
	record INTEGER, 
	CONSTRAINT pk_ladder_steps PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_ladder_steps_table_id FOREIGN KEY(table_id) REFERENCES results (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "ladder_steps" VALUES('climbing',0,'casual',1,25.0,8.33333333333333392545e+00,2.83859708063072488934e+01,7.75468769997319284925e+00,1,'','casual',NULL);
CREATE TABLE leases (
	holder VARCHAR NOT NULL, 
	shards VARCHAR NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (holder)
);
CREATE TABLE log (
	table_id VARCHAR(8) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	actor_id BIGINT, 
	body VARCHAR NOT NULL, 
	interaction_id BIGINT, 
	at BIGINT NOT NULL, link VARCHAR(64), veil VARCHAR, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_log_interaction_id UNIQUE (interaction_id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('climbing',1,'open',0,1200000000000000001,'{}',NULL,1760000001000,NULL,NULL);
INSERT INTO "log" VALUES('climbing',2,'finish',0,1200000000000000001,'play D7',NULL,1760000002000,NULL,NULL);
INSERT INTO "log" VALUES('finished',1,'open',0,1200000000000000001,'{}',1300000000000000001,1760000001000,NULL,NULL);
INSERT INTO "log" VALUES('finished',2,'join',1,1200000000000000002,'{"salt": "œuf"}',NULL,1760000002000,NULL,NULL);
INSERT INTO "log" VALUES('finished',3,'start',0,1200000000000000001,'{}',1300000000000000002,1760000003000,NULL,NULL);
INSERT INTO "log" VALUES('finished',4,'play',0,1200000000000000001,'play D7',NULL,1760000004000,NULL,NULL);
INSERT INTO "log" VALUES('finished',5,'finish',0,1200000000000000001,'{}',NULL,1760000005000,NULL,NULL);
INSERT INTO "log" VALUES('running',1,'open',0,1200000000000000001,'{}',NULL,1760000001000,NULL,NULL);
INSERT INTO "log" VALUES('seasonal',1,'open',0,1200000000000000001,'{}',NULL,1760000001000,NULL,NULL);
INSERT INTO "log" VALUES('seasonal',2,'finish',0,1200000000000000001,'play D7',NULL,1760000002000,NULL,NULL);
INSERT INTO "log" VALUES('timed',1,'open',0,1200000000000000001,'{}',NULL,1760000000000,NULL,NULL);
INSERT INTO "log" VALUES('unranked',1,'open',0,1200000000000000001,'{}',NULL,1760000001000,NULL,NULL);
INSERT INTO "log" VALUES('unranked',2,'finish',0,1200000000000000001,'play D7',NULL,1760000002000,NULL,NULL);
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('commands','1f');
CREATE TABLE pings (
	message_id BIGINT NOT NULL, 
	table_id VARCHAR(8) NOT NULL, 
	user_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	CONSTRAINT pk_pings PRIMARY KEY (message_id, table_id), 
	CONSTRAINT fk_pings_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "pings" VALUES(1400000000000000002,'running',1200000000000000001,1100000000000000002);
CREATE TABLE prizes (
	guild_id BIGINT NOT NULL, 
	week VARCHAR(10) NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	season INTEGER NOT NULL, 
	CONSTRAINT pk_prizes PRIMARY KEY (guild_id, week, user_id)
)
 WITHOUT ROWID

;
CREATE TABLE puzzle_tries (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	puzzle_id VARCHAR(8) NOT NULL, 
	user_id BIGINT NOT NULL, 
	solved BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_tries PRIMARY KEY (guild_id, number), 
	CONSTRAINT fk_puzzle_tries_puzzle_id_puzzles FOREIGN KEY(puzzle_id) REFERENCES puzzles (id)
);
INSERT INTO "puzzle_tries" VALUES(1100000000000000001,1,'puzzleab',1200000000000000001,1,1760000900001);
CREATE TABLE puzzles (
	id VARCHAR(8) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	table_id VARCHAR(8) NOT NULL, 
	step INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	best VARCHAR NOT NULL, 
	margin DOUBLE NOT NULL, 
	worlds INTEGER NOT NULL, 
	found_at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzles PRIMARY KEY (id), 
	CONSTRAINT fk_puzzles_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "puzzles" VALUES('puzzleab',1100000000000000001,'finished',3,0,'claim','play D7',0.5,1000,1760000900000);
CREATE TABLE result_rows (
	table_id VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	level VARCHAR, 
	name VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, turns INTEGER DEFAULT '0' NOT NULL, late INTEGER DEFAULT '0' NOT NULL, slam BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_result_rows PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_result_rows_table_id FOREIGN KEY(table_id) REFERENCES results (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "result_rows" VALUES('climbing',0,1200000000000000001,NULL,'player 1',1,9,1770000000002,0,0,0);
INSERT INTO "result_rows" VALUES('climbing',1,NULL,'casual','Abel',2,8,1770000000002,0,0,0);
INSERT INTO "result_rows" VALUES('finished',0,1200000000000000001,NULL,'player 1',1,9,1760000900000,0,0,0);
INSERT INTO "result_rows" VALUES('finished',1,1200000000000000002,NULL,'player 2',2,8,1760000900000,0,0,0);
INSERT INTO "result_rows" VALUES('seasonal',0,1200000000000000001,NULL,'player 1',1,9,1770000000000,9,2,1);
INSERT INTO "result_rows" VALUES('seasonal',1,1200000000000000002,NULL,'player 2',2,8,1770000000000,0,0,0);
INSERT INTO "result_rows" VALUES('seasonal',2,1200000000000000003,NULL,'player 3',3,7,1770000000000,0,0,0);
INSERT INTO "result_rows" VALUES('unranked',0,1200000000000000001,NULL,'player 1',1,9,1770000000001,0,0,0);
INSERT INTO "result_rows" VALUES('unranked',1,1200000000000000002,NULL,'player 2',2,8,1770000000001,0,0,0);
CREATE TABLE results (
	table_id VARCHAR(8) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, 
	reason VARCHAR NOT NULL, 
	rated BOOLEAN NOT NULL, number INTEGER DEFAULT '0' NOT NULL, season INTEGER, merit INTEGER, signs VARCHAR, too_often BOOLEAN DEFAULT 0 NOT NULL, form VARCHAR DEFAULT '' NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('finished',1100000000000000001,'claim',3,1760000900000,'played-out',1,1,NULL,NULL,NULL,0,'');
INSERT INTO "results" VALUES('seasonal',1100000000000000006,'claim',3,1770000000000,'played-out',1,1,1,NULL,NULL,0,'');
INSERT INTO "results" VALUES('unranked',1100000000000000006,'claim',3,1770000000001,'played-out',0,2,NULL,90000,'✅✅▫️',0,'');
INSERT INTO "results" VALUES('climbing',1100000000000000006,'claim',3,1770000000002,'played-out',1,3,NULL,NULL,NULL,0,'match_length=3');
CREATE TABLE seasons (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR, 
	zone VARCHAR NOT NULL, 
	"plan" VARCHAR(16) NOT NULL, 
	started_at BIGINT NOT NULL, 
	ends_at BIGINT, 
	ended_at BIGINT, 
	scoring JSON NOT NULL, 
	announced_at BIGINT, 
	CONSTRAINT pk_seasons PRIMARY KEY (guild_id, number)
);
INSERT INTO "seasons" VALUES(1100000000000000006,1,NULL,'Europe/Paris','month',1769900400000,1772319600000,1772319600000,'{"3": [5, 3, 1]}',1773456000000);
INSERT INTO "seasons" VALUES(1100000000000000006,2,'Été','Europe/Paris','date',1773456000000,1774320000000,NULL,'{"3": [5, 3, 1]}',NULL);
CREATE TABLE seats (
	table_id VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	user_id BIGINT, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	salt VARCHAR NOT NULL, 
	awaited BOOLEAN NOT NULL, away VARCHAR(16), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('climbing',0,'person',1200000000000000001,'player 1',NULL,'salt 0',0,NULL);
INSERT INTO "seats" VALUES('climbing',1,'computer',NULL,'Abel','casual','salt 1',0,NULL);
INSERT INTO "seats" VALUES('finished',0,'person',1200000000000000001,'player 1',NULL,'salt 0',0,NULL);
INSERT INTO "seats" VALUES('finished',1,'person',1200000000000000002,'player 2',NULL,'salt 1',0,NULL);
INSERT INTO "seats" VALUES('running',0,'person',1200000000000000001,'player 1',NULL,'salt 0',1,NULL);
INSERT INTO "seats" VALUES('running',1,'computer',NULL,'Casual 1','casual','made',0,NULL);
INSERT INTO "seats" VALUES('seasonal',0,'person',1200000000000000001,'player 1',NULL,'salt 0',0,NULL);
INSERT INTO "seats" VALUES('seasonal',1,'person',1200000000000000002,'player 2',NULL,'salt 1',0,NULL);
INSERT INTO "seats" VALUES('seasonal',2,'person',1200000000000000003,'player 3',NULL,'salt 2',0,NULL);
INSERT INTO "seats" VALUES('timed',0,'person',1200000000000000003,'player 3',NULL,'a',1,NULL);
INSERT INTO "seats" VALUES('timed',1,'person',1200000000000000002,'player 2','casual','b',0,'absent');
INSERT INTO "seats" VALUES('unranked',0,'person',1200000000000000001,'player 1',NULL,'salt 0',0,NULL);
INSERT INTO "seats" VALUES('unranked',1,'person',1200000000000000002,'player 2',NULL,'salt 1',0,NULL);
CREATE TABLE sights (
	table_id VARCHAR(8) NOT NULL, 
	mark VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_sights PRIMARY KEY (table_id, mark), 
	CONSTRAINT fk_sights_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sights" VALUES('finished','5555555555555555555555555555555555555555555555555555555555555555');
CREATE TABLE standings (
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	points INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	lifetime INTEGER NOT NULL, streak INTEGER DEFAULT '0' NOT NULL, longest INTEGER DEFAULT '0' NOT NULL, slams INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (guild_id, season, game, user_id)
)
 WITHOUT ROWID

;
INSERT INTO "standings" VALUES(1100000000000000001,0,'',1200000000000000001,'player 1',0,1,1,2.76353894931404973087e+01,8.06590141354368,1,1,1,0);
INSERT INTO "standings" VALUES(1100000000000000001,0,'',1200000000000000002,'player 2',0,1,0,2.23646105068595026912e+01,8.06590141354368,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000001,0,'claim',1200000000000000001,'player 1',0,1,1,2.76353894931404973087e+01,8.06590141354368,1,1,1,0);
INSERT INTO "standings" VALUES(1100000000000000001,0,'claim',1200000000000000002,'player 2',0,1,0,2.23646105068595026912e+01,8.06590141354368,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,0,'',1200000000000000001,'player 1',50,1,1,2.78690486807494259831e+01,8.20524337739799314306e+00,1,1,1,1);
INSERT INTO "standings" VALUES(1100000000000000006,0,'',1200000000000000002,'player 2',30,1,0,2.57172621701873573831e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,0,'',1200000000000000003,'player 3',10,1,0,2.14136891490632166315e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,0,'claim',1200000000000000001,'player 1',50,1,1,2.78690486807494259831e+01,8.20524337739799314306e+00,1,1,1,1);
INSERT INTO "standings" VALUES(1100000000000000006,0,'claim',1200000000000000002,'player 2',30,1,0,2.57172621701873573831e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,0,'claim',1200000000000000003,'player 3',10,1,0,2.14136891490632166315e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,1,'',1200000000000000001,'player 1',50,1,1,2.78690486807494259831e+01,8.20524337739799314306e+00,1,1,1,1);
INSERT INTO "standings" VALUES(1100000000000000006,1,'',1200000000000000002,'player 2',30,1,0,2.57172621701873573831e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,1,'',1200000000000000003,'player 3',10,1,0,2.14136891490632166315e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,1,'claim',1200000000000000001,'player 1',50,1,1,2.78690486807494259831e+01,8.20524337739799314306e+00,1,1,1,1);
INSERT INTO "standings" VALUES(1100000000000000006,1,'claim',1200000000000000002,'player 2',30,1,0,2.57172621701873573831e+01,8.0582242228023783781e+00,1,0,0,0);
INSERT INTO "standings" VALUES(1100000000000000006,1,'claim',1200000000000000003,'player 3',10,1,0,2.14136891490632166315e+01,8.0582242228023783781e+00,1,0,0,0);
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
	in_thread BOOLEAN NOT NULL, rated BOOLEAN DEFAULT 1 NOT NULL, closes_at BIGINT, pace VARCHAR(16) DEFAULT 'none' NOT NULL, dues JSON DEFAULT '{}' NOT NULL, paused_at BIGINT, private BOOLEAN DEFAULT 0 NOT NULL, home_id BIGINT, preselected JSON DEFAULT '{}' NOT NULL, daily VARCHAR(10), chained BOOLEAN DEFAULT 0 NOT NULL, origin VARCHAR(16), board VARCHAR(8), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_of FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('finished',1100000000000000001,1100000000000000002,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'finished',5,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000005000,NULL,NULL,NULL,NULL,0,1,NULL,'none','{}',NULL,0,1100000000000000002,'{}',NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('running',1100000000000000001,1100000000000000002,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'running',1,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000000000,1760000300000,1400000000000000001,1760000001000,'finished',1,1,NULL,'none','{}',NULL,0,NULL,'{}',NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('seasonal',1100000000000000006,7,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',3,1200000000000000001,'finished',2,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000002000,NULL,NULL,NULL,NULL,0,1,NULL,'none','{}',NULL,0,7,'{}',NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('unranked',1100000000000000006,7,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'finished',2,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000002000,NULL,NULL,NULL,NULL,0,0,NULL,'none','{}',NULL,0,7,'{}','2025-10-09',0,'- 3',NULL);
INSERT INTO "tables" VALUES('timed',1100000000000000006,7,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'running',1,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000002000,1760000240000,NULL,NULL,NULL,0,1,NULL,'relaxed','{"remind/0": 1760000240000, "turn/0": 1760000540000}',NULL,0,7,'{"1": {"card": "G7", "phase": "claim-phase-1", "dropped": false}}',NULL,0,NULL,NULL);
INSERT INTO "tables" VALUES('climbing',1100000000000000006,7,'claim',3,'{"match": true, "factions": ["dwarf", "undead"]}',2,1200000000000000001,'finished',2,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F',1760000000000,1760000002000,NULL,NULL,NULL,NULL,0,1,NULL,'none','{}',NULL,0,7,'{}',NULL,0,NULL,'contestq');
CREATE TABLE user_settings (
	user_id BIGINT NOT NULL, 
	locale VARCHAR, 
	text_mode BOOLEAN, 
	confirm BOOLEAN NOT NULL, 
	stats_public BOOLEAN DEFAULT 1 NOT NULL, ping VARCHAR(16) DEFAULT 'channel' NOT NULL, quiet_from INTEGER, quiet_to INTEGER, time_zone VARCHAR, auto_play BOOLEAN DEFAULT 0 NOT NULL, preselect BOOLEAN DEFAULT 0 NOT NULL, last_options JSON DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_user_settings PRIMARY KEY (user_id)
);
INSERT INTO "user_settings" VALUES(1200000000000000001,'en',1,0,1,'none',NULL,NULL,NULL,0,0,'{}');
INSERT INTO "user_settings" VALUES(1200000000000000003,NULL,NULL,0,0,'direct',1320,420,'Europe/Paris',1,1,'{"claim": {"match_length": 3}}');
CREATE INDEX ix_tables_channel_id_phase ON tables (channel_id, phase);
CREATE INDEX ix_tables_guild_id_phase ON tables (guild_id, phase);
CREATE INDEX ix_tables_opener_id_phase ON tables (opener_id, phase);
CREATE INDEX ix_tables_phase_changed_at ON tables (phase, changed_at);
CREATE INDEX ix_tables_wake_at ON tables (wake_at);
CREATE INDEX ix_seats_user_id_awaited ON seats (user_id, awaited);
CREATE INDEX ix_result_rows_user_id_ended_at ON result_rows (user_id, ended_at);
CREATE UNIQUE INDEX ix_results_guild_id_number ON results (guild_id, number);
CREATE INDEX ix_results_guild_id_season ON results (guild_id, season);
CREATE INDEX ix_seasons_ended_at_ends_at ON seasons (ended_at, ends_at);
CREATE INDEX ix_seasons_announced_at_ended_at ON seasons (announced_at, ended_at);
CREATE INDEX ix_imports_user_id_at ON imports (user_id, at);
CREATE INDEX ix_tables_closes_at ON tables (closes_at);
CREATE INDEX ix_tables_home_id_opened_at ON tables (home_id, opened_at);
CREATE INDEX ix_blocks_blocked_id ON blocks (blocked_id);
CREATE INDEX ix_pings_table_id ON pings (table_id);
CREATE INDEX ix_pings_channel_id ON pings (channel_id);
CREATE INDEX ix_dailies_announced_at_closes_at ON dailies (announced_at, closes_at);
CREATE INDEX ix_daily_weeks_settled_at_ends_at ON daily_weeks (settled_at, ends_at);
CREATE UNIQUE INDEX ix_tables_daily_guild_id_opener_id ON tables (daily, guild_id, opener_id);
CREATE INDEX ix_contests_guild_id_opened_at ON contests (guild_id, opened_at);
CREATE INDEX ix_contests_stage ON contests (stage);
CREATE INDEX ix_puzzles_guild_id_found_at ON puzzles (guild_id, found_at);
CREATE UNIQUE INDEX ix_puzzles_table_id_step ON puzzles (table_id, step);
CREATE UNIQUE INDEX ix_puzzle_tries_user_id_puzzle_id ON puzzle_tries (user_id, puzzle_id);
CREATE INDEX ix_challenges_told_at ON challenges (told_at);
CREATE INDEX ix_tables_commitment ON tables (commitment);
COMMIT;
