FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements.lock .
RUN python -m venv /opt/tapis && /opt/tapis/bin/pip install --no-cache-dir --disable-pip-version-check -r requirements.lock

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /app tapis && install -d -o tapis /app/data
WORKDIR /app
COPY --from=build /opt/tapis /opt/tapis
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
