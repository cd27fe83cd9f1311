import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkInvariants } from '#ledger/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { RedeemerOptions } from '#apps/site/testing/mortal-redeemer.ts'
import { openBench, type Winner } from '#apps/site/testing/redemption-bench.ts'

const { site, payments, winner, redeem, overview, stateOf, jobs, close } = await openBench()
afterAll(close)

/** For every moment: REDEMPTION_KILLS=100 vitest run features/store/redemptions/server/crash */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const KILLS = Number(process.env['REDEMPTION_KILLS'] ?? 2)
const KEY = 'once'
const CENTS = 6_000

/** Another process that redeems; how many moments it passed, or null if it was killed. */
async function redeemElsewhere({ player, accountId }: Winner, killAt: number): Promise<number | null> {
  const options: RedeemerOptions = {
    url: (site.database as TestDatabase).ownerUrl,
    now: site.clock.now(),
    theme: site.theme,
    cookies: [...player.cookies],
    provider: payments.access,
    accountId,
    cents: CENTS,
    key: KEY,
    killAt,
  }
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../../apps/site/testing/mortal-redeemer.ts'), JSON.stringify(options)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  const [, signal] = await once(child, 'exit')
  return signal === 'SIGKILL' ? null : Number(said)
}

test('kill -9 before and after every commit and call loses no redemption and pays none twice', { timeout: 600_000 }, async () => {
  payments.script({ payouts: 'paid' })
  const moments = (await redeemElsewhere(await winner(), 0)) as number
  expect(moments).toBeGreaterThanOrEqual(8)
  const count = Math.min(KILLS, moments)
  for (let nth = 0; nth < count; nth++) {
    const killAt = 1 + Math.floor((nth * moments) / count)
    const killed = await winner()
    expect(await redeemElsewhere(killed, killAt)).toBeNull()
    await redeem(killed, CENTS, KEY)
    for (let round = 0; round < 3 && (await stateOf(killed)) !== 'paid'; round++) await jobs(2)
    await payments.deliver()
    await expect.poll(() => stateOf(killed), { message: `killed at ${killAt}` }).toBe('paid')
    const { rows } = await site.database.pool.query(
      `select count(*)::int as payouts from redemption r join redemption_payout p on p.redemption = r.id where r.player = $1`,
      [killed.player.playerId],
    )
    expect(rows, `killed at ${killAt}`).toEqual([{ payouts: 1 }])
    expect(await overview(killed)).toMatchObject({ winnings: 20_000 - CENTS, heldWinnings: 0 })
    expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
  }
  expect(await checkInvariants(site.database.reader)).toEqual([])
})
