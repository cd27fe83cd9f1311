import { mintPlayer } from '#features/account/registration/server/index.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import { wake } from '#platform/outbox/index.ts'
import { createTestClient } from '#platform/testing/client.ts'
import { getConnection } from '#features/site/realtime/contract.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { BENCH_THEME, openBenchSite } from '../site/open-site.ts'
import type { Order, Report } from './served.ts'

/** The whole site, posting to one player's wallet and reporting when each commit was known. */
const PAUSE_MS = 10
const tell = (report: Report): void => void process.send?.(report)
const { site, database } = await openBenchSite(process.argv[2] ?? '')
const context = site.contextFor(BENCH_THEME)
const { playerId, token } = await mintPlayer(context)
const client = createTestClient(site.app, BENCH_THEME.hosts[0] ?? 'localhost')
client.cookies.set(SESSION_COOKIE, token)
const { connectionToken, connections } = (await client.call(getConnection)).body.data
const own = connections.find(({ channel }) => channel.startsWith('player:'))
await site.app.listen({ host: '127.0.0.1', port: 0 })
const address = site.app.server.address()
const port = typeof address === 'object' ? (address?.port ?? 0) : 0
tell({ is: 'listening', port, tokens: [connectionToken, own?.token ?? ''], channel: own?.channel ?? '' })

process.on('message', (order: Order) => void (order.do === 'commit' && commit(order.count)))
process.on(
  'disconnect',
  () =>
    void site
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)

async function commit(count: number): Promise<void> {
  const amount = money('coins', 100n)
  const movement = { from: { house: 'promotions', asset: 'coins' }, to: { player: playerId, asset: 'coins' }, amount } as const
  for (let nth = 0; nth < count; nth++) {
    const key = `gift:${nth}`
    const { balances } = await context.transaction((tx) =>
      post(tx, { key, kind: 'gift', player: playerId, movements: [movement] }),
    )
    // As every call that writes does.
    wake([own?.channel ?? ''])
    tell({ is: 'committed', version: balances.version, atNanos: String(process.hrtime.bigint()) })
    await wait(PAUSE_MS)
  }
}
