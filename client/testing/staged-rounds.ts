import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { defHash } from '#engine/def-hash.ts'
import { exampleBets, playByDefault } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { findGame, findSlot } from '#games/all.ts'
import type { AnyGame, SlotGame } from '#games/game.ts'
import '#games/books.ts'
import { STORY_STAKE, type Story } from './story.ts'
import { isOfKind, ROUND_KINDS, type RoundKind } from './round-kinds.ts'
import type { GameMode, launchGame, spin, WireBalances, WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { WireJackpot } from '#features/play/jackpots/contract.ts'

export const SERVER_SEED = '7d'.repeat(32)
export const CLIENT_SEED = 'fixture'
const ROUNDS_MAX = 200_000

export const richBalances: WireBalances = { version: 1, coins: 125_430_000, tourPoints: 0, entries: 421_500, winnings: 12_000 }

export interface RoundWish {
  readonly slug: string
  readonly kind: RoundKind
  readonly mode?: GameMode
  /** Minor units. Default: the third play amount of the mode, or the greatest for a jackpot, which it hits most often. */
  readonly stake?: number
  /** Rounds before this number are skipped. */
  readonly nonce?: number
  readonly isRevealed?: boolean
}

/** A real round of a kind: played, not constructed. Throws if the game does not have the kind. */
export function roundOfKind({
  slug,
  kind,
  mode = 'TournamentPoints',
  nonce: first = 0,
  isRevealed = false,
  ...wish
}: RoundWish): WireRoundDetail {
  const game = findSlot(slug)
  assert(game, `no game ${slug}`)
  const levels = game.definition.betLevels[mode]
  const amount = wish.stake ?? levels.at(kind === 'jackpot' ? -1 : 2) ?? 0
  const bet = betOf(game, { kind, mode, amount })
  for (let nonce = first; nonce < first + ROUNDS_MAX; nonce++) {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }
    const { played, choices } = playByDefault(game.definition, seeds, bet)
    const { events, payout } = played
    if (!isOfKind(kind, payout / bet.amount, events as readonly SlotRoundEvent[])) continue
    const round = wireRound(game, {
      mode,
      stake: bet.amount,
      nonce,
      win: payout,
      events,
      serverSeed: isRevealed ? SERVER_SEED : null,
    })
    const proof = { ...round.proof, bet, choices: [...choices] }
    return { ...round, params: { ...bet.params }, choices: [...choices], proof }
  }
  throw new Error(`no ${kind} in ${ROUNDS_MAX} rounds of ${slug}`)
}

/** The bet for a round of this kind: at another mode's price for bought ones; pools are not empty. */
function betOf({ slug, definition }: SlotGame, { kind, mode, amount }: { kind: RoundKind; mode: GameMode; amount: number }): Bet {
  const examples = exampleBets(definition, amount, mode)
  const { bet } = (kind === 'bought' ? examples[1] : examples[0]) ?? examples[0]!
  if (!definition.pools) return bet
  const held = stagedJackpots(slug).flatMap((jackpot) => (jackpot.mode === mode ? [[jackpot.tier, jackpot.amount] as const] : []))
  return { ...bet, pools: Object.fromEntries(held) }
}

const LOOKED_AT_MAX = 20_000

/** The round kinds among a game's first rounds. */
export function kindsOf(slug: string): ReadonlySet<RoundKind> {
  const game = findSlot(slug)
  assert(game, `no game ${slug}`)
  const amount = game.definition.betLevels.TournamentPoints[2] ?? 0
  const kinds = new Set<RoundKind>(game.definition.buy ? ['bought'] : [])
  for (let nonce = 0; nonce < LOOKED_AT_MAX && kinds.size < ROUND_KINDS.length; nonce++) {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }
    const { events, payout } = playByDefault(game.definition, seeds, { amount }).played
    for (const kind of ROUND_KINDS) if (isOfKind(kind, payout / amount, events as readonly SlotRoundEvent[])) kinds.add(kind)
  }
  return kinds
}

export interface Outcome {
  readonly mode: GameMode
  readonly stake: number
  readonly nonce: number
  readonly win: number
  readonly events: readonly object[]
  readonly serverSeed: string | null
}

export const wireRound = (game: AnyGame, { mode, stake, nonce, win, events, serverSeed }: Outcome): WireRoundDetail => ({
  id: `rnd_${nonce}`,
  game: game.slug,
  title: game.title,
  mode,
  state: 'settled',
  params: {},
  stake,
  win,
  isFree: false,
  at: '2026-11-21T12:00:00.000Z',
  isAcknowledged: false,
  events: events.map((event) => ({ ...event }) as { type: string }),
  choices: [],
  awaiting: null,
  proof: {
    gameId: game.slug,
    definitionHash: defHash(game.definition),
    commit: commitOf(SERVER_SEED),
    clientSeed: CLIENT_SEED,
    nonce,
    serverSeed,
    bet: { amount: stake },
    choices: [],
  },
  balanceBefore: 0,
  balanceAfter: win - stake,
  fromGranted: stake,
  fromWon: 0,
})

/** A story as a server's reply. */
export function roundOfStory({ slug, events }: Story): WireRoundDetail {
  const game = findSlot(slug)
  assert(game, `no game ${slug}`)
  const win = events.reduce((sum, event) => sum + (event.type === 'win' ? event.amount : 0), 0)
  return wireRound(game, { mode: 'TournamentPoints', stake: STORY_STAKE, nonce: 0, win, events, serverSeed: null })
}

/** Repeats the balances after a round. */
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
    path: `/game/${slug}`,
    gameMode: 'TournamentPoints',
    openRound,
    freeSpins: [],
    balances: richBalances,
  }
}

/** Plausible pool values after some time. */
export const stagedJackpots = (slug: string): WireJackpot[] =>
  (findSlot(slug)?.definition.pools ?? []).flatMap(({ tier, seed }) =>
    (['TournamentPoints', 'SweepStakes'] as const).map((mode) => ({ mode, tier, amount: Math.floor(seed[mode] * GROWN) })),
  )

const GROWN = 1.37

type SpinReply = ReplyOf<typeof spin>

/** A server that always plays one kind of round. */
export function spinsOfKind(slug: string, kind: RoundKind): (stake: number) => SpinReply {
  let nonce = 0
  return repliesOf((stake) => {
    const round = roundOfKind({ slug, kind, stake, nonce })
    nonce = round.proof.nonce + 1
    return round
  })
}

/** A server that always returns one story. */
export const spinsOfStory = (story: Story): ((stake: number) => SpinReply) => repliesOf(() => roundOfStory(story))

function repliesOf(roundFor: (stake: number) => WireRoundDetail): (stake: number) => SpinReply {
  let balances = richBalances
  return (stake) => {
    const round = roundFor(stake)
    balances = balancesAfter(balances, round)
    return { success: true, data: { round, balances } }
  }
}
