import { startSandboxPayments, type SitePayments } from './sandbox-payments.ts'
import { openTestSite, type NewTestPlayer, type TestPlayer, type TestSite, type TestSiteOptions } from './site.ts'
import { money } from '#kernel/money.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { post } from '#ledger/index.ts'
import { markVerified } from '#platform/auth/verified.ts'
import * as contract from '#features/store/redemptions/contract.ts'

const ROUTING = '021000021'

export interface Winner {
  readonly player: TestPlayer
  readonly accountId: string
}

interface BenchOptions extends Pick<TestSiteOptions, 'mayBreakMoney'> {
  readonly screenedNames?: readonly string[]
}

/** A site with the sandbox provider, and players with winnings. */
export async function openBench({ screenedNames = [], ...more }: BenchOptions = {}) {
  const payments: SitePayments = await startSandboxPayments()
  const site = await openTestSite({
    payments: [payments.provider],
    options: { redemptions: { bankMinCents: 5_000, screenedNames } },
    ...more,
  })
  payments.connect(site)
  return { payments, site, ...playersOf(site), close: async () => void (await Promise.all([site.close(), payments.close()])) }
}

let accounts = 1_000
export const nextNumber = (): string => String(++accounts)

/** Players with winnings on any site. */
export function playersOf(site: TestSite) {
  const { pool } = site.database
  const addAccount = async (player: TestPlayer, number = nextNumber()) =>
    (await player.call(contract.addAccount, { body: { routing: ROUTING, number } })).body
  const overview = async ({ player }: Pick<Winner, 'player'>) => (await player.call(contract.getRedemptions)).body.data

  return {
    addAccount,
    overview,
    /** A verified player of some days with winnings and a payout account. */
    async winner(
      winnings = 20_000,
      { number = nextNumber(), ...more }: NewTestPlayer & { number?: string } = {},
    ): Promise<Winner> {
      const player = await site.player(more)
      await pool.query(
        "update player set created_at = created_at - interval '9 days', name = 'Ann', surname = 'Lee' where id = $1",
        [player.playerId],
      )
      await site.context.transaction(async (tx) => {
        await markVerified(tx, player.playerId, { at: site.clock.now(), by: 'test' })
        await post(tx, {
          key: 'won',
          kind: 'round',
          player: player.playerId,
          movements: [
            {
              from: { house: 'games', asset: 'winnings' },
              to: { player: player.playerId, asset: 'winnings' },
              amount: money('winnings', BigInt(winnings)),
            },
          ],
        })
      })
      return { player, accountId: (await addAccount(player, number)).data?.id ?? '' }
    },
    redeem: async ({ player, accountId }: Winner, cents: number, key?: string) =>
      (
        await player.call(contract.requestRedemption, {
          body: { cents, accountId },
          ...(key && { headers: { 'idempotency-key': key } }),
        })
      ).body,
    latest: async (of: Pick<Winner, 'player'>) => (await overview(of)).requests[0],
    /** What the database says: a long wait ends the player's session. */
    stateOf: async ({ player }: Pick<Winner, 'player'>): Promise<string | undefined> =>
      (await pool.query('select state from redemption where player = $1 order by id desc limit 1', [player.playerId])).rows[0]
        ?.state,
    async jobs(minutes = 1) {
      site.advance(minutes * MINUTE_MS)
      await site.runJobs()
    },
  }
}
