# syntax=docker/dockerfile:1

FROM node:24.21.0-trixie-slim AS build
WORKDIR /site
# The image's own Node runs the build; the npm package "node" only serves machines with another one.
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Swiss Timing site" \
      org.opencontainers.image.description="The public website of Swiss Timing" \
      org.opencontainers.image.vendor="Swiss Timing Ltd"
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Small heaps and few threads: the site needs little memory, and keeps to it (README, decisions).
CMD ["node", "--max-semi-space-size=2", "--v8-pool-size=1", "dist/server/main.js"]
