import pg from 'pg'
import { mintPlayer } from '#features/account/registration/server/index.ts'
import { confirm, listUnconfirmed } from '#features/protection/terms/contract.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import { createTestClient } from '#platform/testing/client.ts'
import { BENCH_THEME, openBenchSite } from '../site/open-site.ts'
import type { SiteUsage } from './spin-load.ts'

/**
 * The API alone, in its own process, with funded players; sends `{ port, tokens }` once it listens, and on each message what
 * it has used.
 */
const [url = '', players = '64', poolerUrl] = process.argv.slice(2)
const countStatements = countQueries()
const { site, database } = await openBenchSite(url, [], poolerUrl)
const context = site.contextFor(BENCH_THEME)

async function fundedPlayer(): Promise<string> {
  const { playerId, token } = await mintPlayer(context)
  const amount = money('coins', 1_000_000_000_00n)
  const movement = { from: { house: 'promotions', asset: 'coins' }, to: { player: playerId, asset: 'coins' }, amount } as const
  await context.transaction((tx) => post(tx, { key: 'funds', kind: 'grant', player: playerId, movements: [movement] }))
  const client = createTestClient(site.app, BENCH_THEME.hosts[0] ?? 'localhost')
  client.cookies.set(SESSION_COOKIE, token)
  const { body } = await client.call(listUnconfirmed)
  await client.call(confirm, { body: { ids: body.data.documents.map(({ id }) => id) } })
  return token
}

const tokens: string[] = []
for (let index = 0; index < Number(players); index++) tokens.push(await fundedPlayer())
await site.app.listen({ host: '127.0.0.1', port: 0 })
const address = site.app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0, tokens })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: SiteUsage = { processorMicros: user + system, statements: countStatements() }
  process.send?.(usage)
})
process.on(
  'SIGTERM',
  () =>
    void site
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)

/** Counts what this process sends to the database from now on. */
function countQueries(): () => number {
  let count = 0
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    count++
    return send.apply(this, args)
  } as typeof pg.Client.prototype.query
  return () => count
}
