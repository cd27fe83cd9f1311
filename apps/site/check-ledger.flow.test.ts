import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBooks } from '#features/back-office/books/contract.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { signedInOperator } from './testing/operator.ts'
import { openTestSite, type TestSite } from './testing/site.ts'
import { mintWith, played } from './testing/spins.ts'

let database: TestDatabase
let site: TestSite
beforeAll(async () => {
  database = await openTestDatabase()
  site = await openTestSite({ database, metrics: 'near' })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

let visits = 0
/** What the books and `/metrics` say of the checks. */
async function told() {
  const operator = await signedInOperator(site, `books-${visits++}`, 'payments')
  const { body } = await operator.call(readBooks)
  const metrics = await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const faults = metrics.body.match(/^ledger_faults\{.*$/gm)
  return { checks: body.data.ledgerChecks.map(({ scope, faults: count }) => ({ scope, count })), faults }
}

async function after(ms: number): Promise<void> {
  site.advance(ms)
  await site.runJobs()
}

const change = (text: string) =>
  withClient(database.ownerUrl, (client) => client.query(`set session_replication_role = replica; ${text}`))

test('the hourly job finds a changed balance, the weekly one a changed history; books and metrics tell it', async () => {
  const player = await mintWith(site, { coins: 100_000_00 })
  await played(player)
  await after(HOUR_MS)
  await after(HOUR_MS)
  const whole = {
    checks: [
      { scope: 'new', count: 0 },
      { scope: 'whole', count: 0 },
    ],
  }
  expect(await told()).toMatchObject({ ...whole, faults: ['ledger_faults{scope="new"} 0', 'ledger_faults{scope="whole"} 0'] })

  await change(`update ledger.wallet set free_coins = free_coins + 1 where player = '${player.playerId}'`)
  await after(HOUR_MS)
  // The balance itself, and the brand's.
  expect(await told()).toMatchObject({
    checks: [
      { scope: 'new', count: 2 },
      { scope: 'whole', count: 0 },
    ],
  })
  await change(`update ledger.wallet set free_coins = free_coins - 1 where player = '${player.playerId}'`)
  await after(HOUR_MS)
  expect(await told()).toMatchObject(whole)

  await change(`update ledger.transfer set coins = coins + 1 where version = 1 and player = '${player.playerId}'`)
  await after(HOUR_MS)
  expect(await told()).toMatchObject(whole)
  await after(7 * DAY_MS)
  expect(await told()).toMatchObject({
    checks: [
      { scope: 'new', count: 0 },
      { scope: 'whole', count: 1 },
    ],
    faults: ['ledger_faults{scope="new"} 0', 'ledger_faults{scope="whole"} 1'],
  })
  // As soon as it is mended, the next hour says so.
  await change(`update ledger.transfer set coins = coins - 1 where version = 1 and player = '${player.playerId}'`)
  await after(HOUR_MS)
  expect(await told()).toMatchObject(whole)
})
