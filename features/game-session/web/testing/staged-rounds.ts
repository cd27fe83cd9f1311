import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { defHash } from '#engine/def-hash.ts'
import { playSeeded } from '#engine/play.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { findGame } from '#games/all.ts'
import type { GameMode, launchGame, spin, WireBalances, WireRoundDetail } from '../../contract.ts'

const SERVER_SEED = '7d'.repeat(32)
const CLIENT_SEED = 'fixture'
const ROUNDS_MAX = 200_000

export const richBalances: WireBalances = { version: 1, coins: 125_430_000, tourPoints: 0, entries: 421_500, winnings: 12_000 }

/** Kinds of rounds that a screen must be able to show. */
export const ROUND_KINDS = {
  none: (multiple) => multiple === 0,
  return: (multiple) => multiple > 0 && multiple < 1,
  nice: (multiple, events) => multiple >= 1 && multiple < 5 && isPlain(events),
  good: (multiple, events) => multiple >= 5 && multiple < 15 && isPlain(events),
  big: (multiple, events) => multiple >= 15 && multiple < 40 && isPlain(events),
  mega: (multiple, events) => multiple >= 40 && multiple < 100 && isPlain(events),
  epic: (multiple) => multiple >= 100,
  freeSpins: (_, events) => events.some(({ type }) => type === 'featureStart'),
  respin: (_, events) => events.some(({ type }) => type === 'respin'),
  nudge: (_, events) => events.some(({ type }) => type === 'nudge'),
} as const satisfies Readonly<Record<string, (multiple: number, events: readonly SlotRoundEvent[]) => boolean>>

export type RoundKind = keyof typeof ROUND_KINDS

const isPlain = (events: readonly SlotRoundEvent[]): boolean =>
  events.every(({ type }) => type !== 'featureStart' && type !== 'respin')

export interface RoundWish {
  readonly slug: string
  readonly kind: RoundKind
  readonly mode?: GameMode
  /** Minor units; the third amount of the mode without it. */
  readonly stake?: number
  /** The rounds before this number are passed over. */
  readonly nonce?: number
  readonly isRevealed?: boolean
}

/** A real round of a kind: played, not made up. Not every game has every kind; then this throws. */
export function roundOfKind({
  slug,
  kind,
  mode = 'TournamentPoints',
  nonce: first = 0,
  isRevealed = false,
  ...wish
}: RoundWish): WireRoundDetail {
  const game = findGame(slug)
  assert(game, `no game ${slug}`)
  const stake = wish.stake ?? game.definition.betLevels[mode][2] ?? 0
  for (let nonce = first; nonce < first + ROUNDS_MAX; nonce++) {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }
    const { events, payout } = playSeeded(game.definition, seeds, { amount: stake })
    if (!ROUND_KINDS[kind](payout / stake, events)) continue
    return {
      id: `rnd_${nonce}`,
      game: slug,
      title: game.title,
      mode,
      state: 'settled',
      terms: {},
      stake,
      win: payout,
      isFree: false,
      at: '2026-11-21T12:00:00.000Z',
      isAcknowledged: false,
      events: events.map((event) => ({ ...event })),
      choices: [],
      awaiting: null,
      proof: {
        gameId: slug,
        definitionHash: defHash(game.definition),
        commit: commitOf(SERVER_SEED),
        clientSeed: CLIENT_SEED,
        nonce,
        serverSeed: isRevealed ? SERVER_SEED : null,
        bet: { amount: stake },
        choices: [],
      },
      balanceBefore: 0,
      balanceAfter: payout - stake,
      fromGranted: stake,
      fromWon: 0,
    }
  }
  throw new Error(`no ${kind} in ${ROUNDS_MAX} rounds of ${slug}`)
}

/** The balances after a round, told once more. */
export const balancesAfter = (balances: WireBalances, { mode, stake, win }: WireRoundDetail): WireBalances =>
  mode === 'SweepStakes'
    ? { ...balances, version: balances.version + 1, entries: balances.entries - stake, winnings: balances.winnings + win }
    : { ...balances, version: balances.version + 1, coins: balances.coins - stake, tourPoints: balances.tourPoints + win }

export function launchOf(slug: string, openRound: WireRoundDetail | null = null): ReplyOf<typeof launchGame>['data'] {
  const game = findGame(slug)
  assert(game, `no game ${slug}`)
  const { betLevels } = game.definition
  return {
    game: {
      id: slug,
      slug,
      title: game.title,
      definitionHash: defHash(game.definition),
      betLevels: { SweepStakes: [...betLevels.SweepStakes], TournamentPoints: [...betLevels.TournamentPoints] },
    },
    gameMode: 'TournamentPoints',
    openRound,
    freeSpins: [],
    balances: richBalances,
  }
}

/** A server that plays one kind of round for ever. */
export function spinsOfKind(slug: string, kind: RoundKind): (stake: number) => ReplyOf<typeof spin> {
  let balances = richBalances
  let nonce = 0
  return (stake) => {
    const round = roundOfKind({ slug, kind, stake, nonce })
    nonce = round.proof.nonce + 1
    balances = balancesAfter(balances, round)
    return { success: true, data: { round, balances } }
  }
}
