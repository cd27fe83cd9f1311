import { expect } from 'vitest'
import type { TestPlayer, TestSite } from '#apps/site/testing/site.ts'
import { mintWith, type Wallet } from '#apps/site/testing/spins.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import { gameSwitch } from '#features/play/house-games/contract.ts'
import { readBalances } from '#ledger/index.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { BURST_MS, collectBet, joinTable, placeBet } from '../../contract.ts'
import { findChain, secretOf } from '../chains.ts'
import { watchGame } from '../watch-round.ts'

export const GAME = flight.id
export const STAKE = 1_000

interface Bet {
  readonly key?: string
  readonly stake?: number
  readonly auto?: number | null
  readonly mayPlayWinnings?: boolean
}

/** Plays shared rounds of a test site, whose clock stands still between two steps. */
export function benchOf(site: () => TestSite) {
  const watch = (watcher = 'one') => watchGame(site().context, GAME, watcher)
  const query = (text: string, values: unknown[] = []) => site().database.pool.query(text, values)
  const join = async (player: TestPlayer) => (await player.call(joinTable, { params: { slug: GAME }, body: {} })).body.data

  /** Time passes while the site is watched. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      site().advance(Math.min(left, 500))
      await watch()
    }
  }

  /** Ends the open round as it will burst, without settling its bets. */
  const skipRound = (burst: number) =>
    query("update shared_round set state = 'over', burst = $1, ended_at = $2 where state = 'open'", [
      burst,
      new Date(site().clock.now() - BURST_MS),
    ])

  /** The open round that takes bets, with its secret burst; opens rounds until one bursts within the bounds. */
  async function roundWith(player: TestPlayer, least = 0, most = Infinity) {
    for (let tries = 0; tries < 200; tries++) {
      const { table } = await join(player)
      if (table.chainEnd !== '' && table.clientSeed === null) {
        const seed = { chainEnd: table.chainEnd, clientSeed: '0f'.repeat(16) }
        await player.call(joinTable, { params: { slug: GAME }, body: { seed } })
      }
      await watch()
      const { round } = (await join(player)).table
      if (round?.state === 'open' && site().clock.now() < round.startsAt) {
        const chain = (await findChain(site().context.reader, { brand: site().theme.id, game: GAME }))!
        const secret = secretOf(site().context, chain, round.no)
        if (secret.burst >= least && secret.burst <= most) return { ...round, ...secret }
        await skipRound(secret.burst)
      } else await pass(BURST_MS)
    }
    throw new Error('no such round')
  }

  const bet = (player: TestPlayer, { chain, no }: { chain: number; no: number }, { key, ...more }: Bet = {}) =>
    player.call(placeBet, {
      params: { slug: GAME },
      body: { chain, no, stake: STAKE, ...more },
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  return {
    watch,
    query,
    join,
    pass,
    skipRound,
    roundWith,
    bet,
    /** A bet that must be taken. */
    async betIn(player: TestPlayer, round: { chain: number; no: number }, more: Bet = {}) {
      const { status, body } = await bet(player, round, more)
      expect({ status, ...(body.success === false && { refused: body.reasonType }) }).toEqual({ status: 200 })
      return body.data.bet!
    },
    collect: (player: TestPlayer, id: string) => player.call(collectBet, { params: { id } }),
    balancesOf: ({ playerId }: TestPlayer) => readBalances(site().context.reader, playerId),
    /** No test account: those are shown to nobody. */
    async playerWith(wallet: Wallet = { coins: 100_000 }) {
      const player = await mintWith(site(), wallet)
      await query('update player set is_test = false where id = $1', [player.playerId])
      return player
    },
    async turn(isOn: boolean): Promise<void> {
      const change = { brand: site().theme.id, feature: gameSwitch(GAME), isOn }
      await site().context.transaction((tx) => setFeatureSwitch(tx, change))
      await site().liveSettings.refresh()
    },
    /** Each test begins with no round under way. */
    async clear(): Promise<void> {
      await query("update shared_bet set state = 'called-off', settled_at = now() where state = 'open'")
      await skipRound(100)
    },
  }
}
