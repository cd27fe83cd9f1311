import pg from 'pg'
import { runSite } from '../run-site.ts'

/**
 * A site process that, after the message `die` over its channel, ends by SIGKILL between reading the next committed
 * balance and sending it. Other pushes, as of an inbox, come at a moment of their own.
 */
let isDoomed = false
// A test that timed out while this started can end it no longer.
process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  isDoomed = message === 'die'
  process.send?.('doomed')
})

const query = pg.Pool.prototype.query as (this: pg.Pool, ...args: unknown[]) => Promise<pg.QueryResult>
pg.Pool.prototype.query = async function (this: pg.Pool, ...args: unknown[]) {
  const result = await query.apply(this, args)
  const isRelay = (args[0] as { name?: string }).name === 'outbox_read'
  if (isDoomed && isRelay && result.rows.some(({ json }) => String(json).includes('"setBalance"')))
    process.kill(process.pid, 'SIGKILL')
  return result
} as never

await runSite(async () => ({
  render: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
}))
