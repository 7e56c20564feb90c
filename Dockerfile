# The image: Node, the libraries it loads, and the built site, which holds its packages. No shell, no package manager.

FROM node:24.21.0-trixie-slim AS base
WORKDIR /site
COPY package.json package-lock.json ./

# No package needs a script of its own; that of the npm package "node" would only fetch the Node that is here already.
FROM base AS build
RUN --mount=type=cache,target=/npm-cache npm ci --cache=/npm-cache --ignore-scripts --no-audit --no-fund
RUN npm sbom --sbom-format=cyclonedx >/sbom-build.json
COPY . .
RUN npm run build && mv dist/server/main.js.map /

# What the built site is made of, for scanners.
FROM base AS inventory
RUN npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx >sbom.json && rm package-lock.json

# For `docker build --target artefacts --output DIR .`: what belongs to a release and not into the image.
FROM scratch AS artefacts
COPY --from=inventory /site/sbom.json /
COPY --from=build /sbom-build.json /main.js.map /

# The licences, and the packages as a scanner looks for them, come along.
FROM base AS runtime
RUN set -eu; \
    mkdir -p /runtime/var/lib/dpkg/status.d; \
    for package in libc6 libgcc-s1 libstdc++6; do \
      dpkg-query --status "$package" >"/runtime/var/lib/dpkg/status.d/$package"; \
      cp -L --parents "/usr/share/doc/$package/copyright" /runtime; \
    done; \
    cp -L --parents /usr/local/bin/node $(ldd /usr/local/bin/node | grep -o '/[^ ]*') /etc/os-release /runtime; \
    grep -E '^(root|node):' /etc/passwd >/runtime/etc/passwd; \
    grep -E '^(root|node):' /etc/group >/runtime/etc/group; \
    mkdir -m 1777 /runtime/tmp; \
    mkdir /assets

# What changes least comes first.
FROM scratch
COPY --from=runtime /runtime /
# Where replicas keep the hashed files of every release, when a volume is mounted here and ASSETS_DIR names it.
COPY --from=runtime --chown=1000:1000 /assets /assets
COPY --from=inventory /site /site
COPY --from=build /site/dist /site/dist
WORKDIR /site
USER node
ENV PATH=/usr/local/bin NODE_ENV=production MALLOC_ARENA_MAX=2
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "require('http').get({ port: process.env.PORT || 3000, path: '/readyz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# Bounds for memory that cost no speed (docs/decisions.md).
ENTRYPOINT ["node", "--max-semi-space-size=1", "--no-allocation-site-pretenuring", "--v8-pool-size=1", "dist/server/main.js"]
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Swiss Timing site" \
      org.opencontainers.image.description="The public website of Swiss Timing" \
      org.opencontainers.image.vendor="Swiss Timing Ltd" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
