# The tags are exact. To pin them further, add the digest that your registry tells for a tag (docs/operators/deploy.md):
# node:24.21.0-bookworm-slim@sha256:...
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/run.js build && node scripts/collect-app.js /app

# Without npm, Yarn and the headers that the image of Node has besides.
FROM debian:12.12-slim
RUN useradd --uid 1000 --create-home node && mkdir /data && chown node:node /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
RUN ln -s /app/cli/bin.js /usr/local/bin/halyard
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 HALYARD_DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
