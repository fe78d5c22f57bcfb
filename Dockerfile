# The tag moves with Python's patch releases. A digest fixes the very image; this prints yours for BASE:
#   docker pull python:3.13-slim && docker inspect --format '{{index .RepoDigests 0}}' python:3.13-slim
#   docker build --build-arg BASE=python@sha256:… -t tapis .
ARG BASE=python:3.13-slim

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
