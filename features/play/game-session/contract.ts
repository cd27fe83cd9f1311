import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'
import { VOID_REASONS } from '#kernel/void-reasons.ts'

export const gameMode = z.enum(['SweepStakes', 'TournamentPoints'])
export type GameMode = z.infer<typeof gameMode>

/** The asset pair of each mode: stakes debit the granted asset first, wins credit the won asset. */
export const MODE_ASSETS = {
  TournamentPoints: { granted: 'coins', won: 'tourPoints' },
  SweepStakes: { granted: 'entries', won: 'winnings' },
} as const satisfies Record<GameMode, { granted: string; won: string }>

/** Maximum number of autoplay rounds. */
export const AUTOPLAY_ROUNDS_MAX = 100
/** An open round is settled by its published default after this many days. */
export const OPEN_ROUND_DAYS_MAX = 30
/** Maximum length of the JSON of params and choices, in characters. */
const CHOSEN_CHARACTERS_MAX = 2_048

export const balances = z.object({
  version: z.int(),
  coins: wireAmount,
  tourPoints: wireAmount,
  entries: wireAmount,
  winnings: wireAmount,
})
export type WireBalances = z.infer<typeof balances>

/** One engine event, as the client folds it; the engine's own types define the fields of each kind. */
export const gameEvent = z.looseObject({ type: z.string() })

const isSmall = (chosen: object): boolean => JSON.stringify(chosen).length <= CHOSEN_CHARACTERS_MAX

/**
 * Chosen before a round, specific to the family: `{ mode: 'buy' }`, `{ mines: 5 }`. Empty if the family has no
 * params.
 */
export const betParams = z.looseObject({}).refine(isSmall, 'too large')

/** One decision within a round: `{ kind: 'open', cell: 7 }`. The engine's own types define the fields of each kind. */
export const choice = z.looseObject({ kind: z.string() }).refine(isSmall, 'too large')
export type WireChoice = z.infer<typeof choice>

/** The player's turn in an open round. */
export const awaiting = z.object({
  /** `cost` is debited in addition when the choice is made. */
  options: z.array(z.object({ choice, cost: wireAmount })),
  /** The choice that the house makes repeatedly until the round is settled, once `settlesAt` has passed. */
  byDefault: choice,
  settlesAt: z.iso.datetime(),
})
export type WireAwaiting = z.infer<typeof awaiting>

export const round = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  mode: gameMode,
  /** An open round waits for its player and has won nothing yet; one that was called off was refunded in full. */
  state: z.enum(['open', 'settled', 'called-off']),
  params: betParams,
  /** Total debited so far, including the costs of choices. */
  stake: wireAmount,
  win: wireAmount,
  isFree: z.boolean(),
  at: z.iso.datetime(),
  isAcknowledged: z.boolean(),
})
export type WireRound = z.infer<typeof round>

/** Everything needed to verify a round. `serverSeed` is null until its pair is rotated out. */
export const proof = z.object({
  gameId: z.string(),
  definitionHash: z.string(),
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** Of a shared round: the published hash of its chain. */
  chainEnd: z.string().optional(),
  serverSeed: z.string().nullable(),
  /** The round's bet in the engine's format. */
  bet: z.object({
    /** Debited at the start. */
    amount: wireAmount,
    params: betParams.optional(),
    /** The mode of the round; present if the game has pooled jackpots. */
    mode: gameMode.optional(),
    /** The amount of each pooled jackpot at the draw, by tier. */
    pools: z.record(z.string(), wireAmount).optional(),
  }),
  /** The choices made within the round, in order. */
  choices: z.array(choice),
})

/** What came back of a round that operators declared void after a fault. The round itself never changes. */
export const roundVoid = z.object({
  reason: z.enum(VOID_REASONS),
  at: z.iso.datetime(),
  /** The play amount; of a free round, which is given back, what the player paid for choices. */
  returned: wireAmount,
  /** Of the win. */
  takenBack: wireAmount,
})
export type WireRoundVoid = z.infer<typeof roundVoid>

export const roundDetail = round.extend({
  /** Events so far; they contain nothing that an open round has yet to reveal. */
  events: z.array(gameEvent),
  choices: z.array(choice),
  /** Null once the round is settled. */
  awaiting: awaiting.nullable(),
  proof,
  /** Combined balance of the mode's two assets before and after, in minor units. */
  balanceBefore: wireAmount,
  balanceAfter: wireAmount,
  fromGranted: wireAmount,
  fromWon: wireAmount,
  /** Present if the round is void. */
  voided: roundVoid.optional(),
})
export type WireRoundDetail = z.infer<typeof roundDetail>

/** Spins paid by the house, in one game at one stake, until they expire. */
export const freeSpins = z.object({
  id: z.string(),
  left: z.int(),
  stake: wireAmount,
  mode: gameMode,
  expiresAt: z.iso.datetime(),
})

export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,40}$/) })
const roundParams = z.object({ id: z.string() })

const gameInfo = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Empty for a provider's game, whose rules and stakes are its own. */
  definitionHash: z.string(),
  /** Stakes of each mode in minor units, ascending. */
  betLevels: z.object({ SweepStakes: z.array(wireAmount), TournamentPoints: z.array(wireAmount) }),
})

export const getGame = route({
  method: 'GET',
  path: '/rest/game/:slug/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a game. The client generates rules and odds from its definition.',
  params: slugParams,
  reply: z.object({ success: z.literal(true), data: z.object({ game: gameInfo }) }),
})

export const getMathReport = route({
  method: 'GET',
  path: '/rest/game/:slug/math-report/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a game’s math report: RTP, odds, and max wins from a full count of outcomes, with version and date.',
  params: slugParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      mathReport: z.looseObject({ game: z.string(), defHash: z.string(), version: z.int(), countedOn: z.iso.date() }),
    }),
  }),
})

export const launchGame = route({
  method: 'GET',
  path: '/rest/game/:slug/play/',
  effect: 'read',
  actor: 'player',
  summary: 'Launches a game and returns its mode, free spins, and any unfinished round.',
  params: slugParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      game: gameInfo,
      /** The page that plays the game, without language prefix; also for a provider's game. */
      path: z.string(),
      gameMode,
      openRound: roundDetail.nullable(),
      freeSpins: z.array(freeSpins),
      balances,
    }),
  }),
})

export type GameInfo = z.infer<typeof gameInfo>

/** An open round and the page that continues it, without language prefix. */
export const openRound = round.pick({ id: true, game: true, title: true, mode: true, stake: true, at: true }).extend({
  path: z.string(),
})
export type OpenRound = z.infer<typeof openRound>

export const listOpenRounds = route({
  method: 'GET',
  path: '/rest/open-rounds/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the player’s rounds that wait for a choice, newest first.',
  reply: z.object({ success: z.literal(true), data: z.object({ openRounds: z.array(openRound) }) }),
})

/** The requested stake exceeds the maximum of one play in this game. */
export const gamePush = definePush({
  pushType: 'game',
  data: z.object({
    action: z.literal('max-bet'),
    /** The game's name as shown to players. */
    title: z.string(),
    asset: z.enum(['coins', 'entries']),
    /** The maximum cost of one play. */
    amount: wireAmount.min(0),
  }),
})

/** Why a round did not start; a refusal that the player must see. */
export const spinRefusal = z.enum(['insufficient-funds', 'ask-to-play-winnings', 'free-spins-gone'])
export type SpinRefusal = z.infer<typeof spinRefusal>

export const spin = route({
  method: 'POST',
  path: '/rest/game/:slug/spin/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'play',
  summary:
    'Plays one round, or opens one that awaits a choice. The same Idempotency-Key returns the same round as it is now: a repeat has current balances and, once revealed, the server seed, and the order of JSON members may differ. Returns 409 already-spinning for a second spin in parallel, and 409 round-open with that `round` while a round of this game and mode is open. Where play is strict, returns 429 too-fast with Retry-After before the cycle of the last round is over, and 409 other-slot-open while a round of another slot is open.',
  callsPerMinuteMax: 600,
  params: slugParams,
  // Strict: a field that this release does not know may mean another round than the one to be played.
  body: z.strictObject({
    /** Debited at the start: an amount that the game offers for these params. */
    stake: wireAmount.positive(),
    params: betParams.optional(),
    /** The player agreed, for this session, to play winnings when entries run out. */
    mayPlayWinnings: z.boolean().default(false),
    freeSpinsId: z.string().optional(),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ round: roundDetail, balances }) }),
    z.object({ success: z.literal(false), reasonType: spinRefusal, data: z.object({ balances }) }),
  ]),
})

/** Why a choice was not made; the reply shows the current state of the round. */
export const chooseRefusal = z.enum(['insufficient-funds', 'ask-to-play-winnings', 'already-chosen', 'round-settled'])
export type ChooseRefusal = z.infer<typeof chooseRefusal>

export const choose = route({
  method: 'POST',
  path: '/rest/rounds/:id/choose/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'open-round' },
  summary:
    'Makes one choice in an open round. A choice with a cost can be refused like a new round. Idempotent by Idempotency-Key. Returns 422 for a choice that is not on offer.',
  callsPerMinuteMax: 600,
  params: roundParams,
  body: z.object({
    choice,
    /**
     * The number of the choice within the round, from 1: two pages that choose concurrently make one choice, not two.
     */
    step: z.int().positive(),
    /** As for a spin, if the choice costs something. */
    mayPlayWinnings: z.boolean().default(false),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ round: roundDetail, balances }) }),
    z.object({ success: z.literal(false), reasonType: chooseRefusal, data: z.object({ round: roundDetail, balances }) }),
  ]),
})

export const acknowledgeRound = route({
  method: 'POST',
  path: '/rest/rounds/:id/acknowledge/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'open-round' },
  summary: 'Marks a round as seen to its end. An open round stays open.',
  callsPerMinuteMax: 600,
  params: roundParams,
  reply: z.object({ success: z.literal(true) }),
})

export const getRound = route({
  method: 'GET',
  path: '/rest/rounds/:id/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns one round of the house games with its events and proof.',
  params: roundParams,
  reply: z.object({ success: z.literal(true), data: z.object({ round: roundDetail }) }),
})

export const exportProofs = route({
  method: 'GET',
  path: '/rest/rounds/proofs/',
  effect: 'read',
  actor: 'player',
  summary:
    'Returns the proofs of all settled rounds of the player, newest first, 200 a page. Each is complete once its pair is revealed.',
  callsPerMinuteMax: 60,
  query: z.object({ before: z.string().optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ proofs: z.array(proof.extend({ events: z.array(gameEvent) })), next: z.string().nullable() }),
  }),
})
