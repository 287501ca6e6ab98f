# A house in a container: the engine compiled, nothing installed but what deploy/requirements.txt names
# with its hashes, nobody with rights inside. See docs/running.md.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE NOTICE.md ./
COPY src src
RUN TABARD_COMPILE=1 pip wheel --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY deploy/requirements.txt /tmp/requirements.txt
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/requirements.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && rm -rf /wheels /tmp/requirements.txt \
    && useradd --create-home --uid 1000 tabard \
    && install --directory --owner tabard --mode 700 /data
USER tabard
ENV XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
ENTRYPOINT ["tabard"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--log", "json", "--drain", "10", "--no-browser"]
