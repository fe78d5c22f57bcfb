# Python 3.13.15 on Debian trixie, for amd64 and arm64. `docker buildx imagetools inspect python:3.13-slim` prints a newer digest;
# change the version and the digest together.
ARG BASE=python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${BASE} AS build
WORKDIR /build
COPY requirements.lock .
RUN python -m venv /opt/tapis && /opt/tapis/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

FROM ${BASE}
RUN useradd --system --uid 10001 --home-dir /app tapis && install -d -o tapis /app/data
WORKDIR /app
COPY --from=build /opt/tapis /opt/tapis
COPY LICENSE THIRD_PARTY.md ./
COPY games games
COPY persistence persistence
COPY seasons seasons
COPY bot bot
USER tapis
VOLUME /app/data
ENV PATH=/opt/tapis/bin:$PATH PYTHONUNBUFFERED=1 LOG_FORMAT=json DATABASE_URL=sqlite:////app/data/tapis.db HEALTH_FILE=/app/data/health
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGINT
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
