# The site and its worker: one image, two commands. docs/operating.md says how it is run.
FROM node:24-bookworm-slim AS node
WORKDIR /srv/quartier
COPY package.json package-lock.json ./
COPY packages/demonstration/package.json packages/demonstration/
COPY packages/editing/package.json packages/editing/
COPY packages/identity-emulator/package.json packages/identity-emulator/
COPY packages/site-files/package.json packages/site-files/

FROM node AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node AS packages
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
# What the image is made of, for who looks up vulnerabilities: CycloneDX.
RUN npm sbom --omit=dev --sbom-format=cyclonedx > sbom.json

FROM node
ENV NODE_ENV=production \
    DATA_DIR=/var/lib/quartier \
    PORT=3000
COPY --from=packages /srv/quartier/node_modules node_modules
COPY --from=packages /srv/quartier/sbom.json ./
COPY tsconfig.json ./
COPY bin bin
COPY docs docs
COPY content content
COPY db db
COPY app app
COPY --from=build /srv/quartier/build build
# All that is written, beside TypeScript's cache in /tmp: photos, and the reports of imports.
RUN install -d -o node -g node /var/lib/quartier
VOLUME /var/lib/quartier
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/start.js"]
