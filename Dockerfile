# Node and the built site, which holds its packages. Runs without root and writes only into /assets.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# No package needs its install script; that of the npm package "node" would download the Node that is here already.
RUN --mount=type=cache,target=/npm-cache npm ci --cache=/npm-cache --ignore-scripts --no-audit --no-fund
# The packages in the built site, for scanners.
RUN npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx >sbom.json
COPY . .
RUN npm run build

FROM node:24.21.0-trixie-slim
WORKDIR /site
# For the hashed files of every release: mount a volume here and set ASSETS_DIR=/assets.
RUN mkdir /assets && chown node:node /assets
COPY --from=build /site/package.json /site/sbom.json ./
COPY --from=build /site/dist ./dist
USER node
ENV NODE_ENV=production
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "require('http').get({ port: process.env.PORT || 3000, path: '/readyz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "dist/server/main.js"]
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Swiss Timing site" \
      org.opencontainers.image.description="The public website of Swiss Timing" \
      org.opencontainers.image.vendor="Swiss Timing Ltd" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
