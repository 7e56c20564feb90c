# Node and the built site, which holds its packages. Runs without root and writes nothing.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# No package needs its install script; that of the npm package "node" would download the Node that is here already.
RUN --mount=type=cache,target=/npm-cache npm ci --cache=/npm-cache --ignore-scripts --no-audit --no-fund
COPY . .
# Readable for the user below, whatever the umask of the clone was.
RUN node scripts/build.mjs && chmod -R a+rX dist package.json

FROM node:24.21.0-trixie-slim
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/dist ./dist
USER node
ARG VERSION=unknown
ARG REVISION=unknown
ENV NODE_ENV=production VERSION="${VERSION}" REVISION="${REVISION}"
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "const { HOST, PORT } = process.env; require('http').get({ host: HOST || '0.0.0.0', port: PORT || 3000, path: '/readyz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "--disable-sigusr1", "dist/server/main.js"]
LABEL org.opencontainers.image.title="Swiss Timing site" \
      org.opencontainers.image.description="The public website of Swiss Timing" \
      org.opencontainers.image.vendor="Swiss Timing Ltd" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
