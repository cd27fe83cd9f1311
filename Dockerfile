# The site with its pages built. The same image runs every role; settings come from the environment (.env.example).

# Debian with Node 24, npm and a user `node` of id 1000.
ARG BASE=docker.io/library/node:24-bookworm-slim
FROM ${BASE} AS build
WORKDIR /srv/croupier
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build

FROM ${BASE}
WORKDIR /srv/croupier
COPY --from=build --chown=node:node /srv/croupier ./
RUN mkdir --parents .data .cache && chown node:node . .data .cache
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
# The embedded database and the generated secret. Empty with DATABASE_URL and SECRET.
VOLUME /srv/croupier/.data
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# It ends its requests within 30 seconds, then its database: give it 90 (docker stop --time 90).
CMD ["node", "scripts/run.mjs", "start"]
