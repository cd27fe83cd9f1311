import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

export const gameMode = z.enum(['SweepStakes', 'TournamentPoints'])
export type GameMode = z.infer<typeof gameMode>

/** Which pair of balances a mode moves: plays take from the granted one first, wins go to the won one. */
export const MODE_ASSETS = {
  TournamentPoints: { granted: 'coins', won: 'tourPoints' },
  SweepStakes: { granted: 'entries', won: 'winnings' },
} as const satisfies Record<GameMode, { granted: string; won: string }>

/** Rounds a player may leave to the autoplay at most. */
export const AUTOPLAY_ROUNDS_MAX = 100
/** A round that waits for its player is settled by its published default after so many days. */
export const OPEN_ROUND_DAYS_MAX = 30
/** Terms and choices are small: their JSON is at most so many characters. */
const CHOSEN_CHARACTERS_MAX = 2_048

export const balances = z.object({
  version: z.int(),
  coins: wireAmount,
  tourPoints: wireAmount,
  entries: wireAmount,
  winnings: wireAmount,
})
export type WireBalances = z.infer<typeof balances>

/** One event of the engine, as the client folds it; the engine's own types say which fields each kind has. */
export const gameEvent = z.looseObject({ type: z.string() })

const isSmall = (chosen: object): boolean => JSON.stringify(chosen).length <= CHOSEN_CHARACTERS_MAX

/** What is chosen before a round, each family's own: `{ mode: 'buy' }`, `{ mines: 5 }`. Empty where nothing is. */
export const terms = z.looseObject({}).refine(isSmall, 'too large')

/** One decision within a round: `{ kind: 'open', cell: 7 }`. The engine's own types say which fields each kind has. */
export const choice = z.looseObject({ kind: z.string() }).refine(isSmall, 'too large')
export type WireChoice = z.infer<typeof choice>

/** The player's turn in a round that is open. */
export const awaiting = z.object({
  /** `cost` is debited besides when the choice is made. */
  options: z.array(z.object({ choice, cost: wireAmount })),
  /** What the house chooses, again and again until the round is settled, once `settlesAt` has passed. */
  byDefault: choice,
  settlesAt: z.iso.datetime(),
})
export type WireAwaiting = z.infer<typeof awaiting>

export const round = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  mode: gameMode,
  /** An open one waits for its player, and has won nothing yet. */
  state: z.enum(['open', 'settled']),
  terms,
  /** All that was debited so far, the costs of choices included. */
  stake: wireAmount,
  win: wireAmount,
  isFree: z.boolean(),
  at: z.iso.datetime(),
  isAcknowledged: z.boolean(),
})
export type WireRound = z.infer<typeof round>

/** What anyone needs to check a round. `serverSeed` is null until its pair is rotated out. */
export const proof = z.object({
  gameId: z.string(),
  definitionHash: z.string(),
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  serverSeed: z.string().nullable(),
  /** The round's bet as the engine takes it. */
  bet: z.object({
    /** What was debited at the start. */
    amount: wireAmount,
    terms: terms.optional(),
    /** What each pooled jackpot held, by tier. */
    pools: z.record(z.string(), wireAmount).optional(),
  }),
  /** What was decided within the round, in order. */
  choices: z.array(choice),
})

export const roundDetail = round.extend({
  /** Up to now: what an open round has still to show is in none of them. */
  events: z.array(gameEvent),
  choices: z.array(choice),
  /** Null once the round is settled. */
  awaiting: awaiting.nullable(),
  proof,
  /** Balance of the mode's two assets together, before and after, in minor units. */
  balanceBefore: wireAmount,
  balanceAfter: wireAmount,
  fromGranted: wireAmount,
  fromWon: wireAmount,
})
export type WireRoundDetail = z.infer<typeof roundDetail>

/** Spins that the house pays for, in one game, at one play amount, until they lapse. */
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
  definitionHash: z.string(),
  /** Play amounts of each mode in minor units, rising. */
  betLevels: z.object({ SweepStakes: z.array(wireAmount), TournamentPoints: z.array(wireAmount) }),
})

export const getGame = route({
  method: 'GET',
  path: '/rest/game/:slug/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What a game is; rules and odds are generated from its definition, which the client has.',
  params: slugParams,
  reply: z.object({ success: z.literal(true), data: z.object({ game: gameInfo }) }),
})

export const launchGame = route({
  method: 'GET',
  path: '/rest/game/:slug/play/',
  effect: 'read',
  actor: 'player',
  summary:
    'Opens a game for real play: the mode, the free spins, and the round that waits for a choice or was not seen to its end.',
  params: slugParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      game: gameInfo,
      gameMode,
      openRound: roundDetail.nullable(),
      freeSpins: z.array(freeSpins),
      balances,
    }),
  }),
})

/** A round that waits for its player, and the page that goes on with it, without language prefix. */
export const openRound = round.pick({ id: true, game: true, title: true, mode: true, stake: true, at: true }).extend({
  path: z.string(),
})
export type OpenRound = z.infer<typeof openRound>

export const listOpenRounds = route({
  method: 'GET',
  path: '/rest/open-rounds/',
  effect: 'read',
  actor: 'player',
  summary: 'The player’s rounds that wait for a choice, the latest first.',
  reply: z.object({ success: z.literal(true), data: z.object({ openRounds: z.array(openRound) }) }),
})

/** More was asked for than one play may cost in this game. */
export const gamePush = definePush({
  pushType: 'game',
  data: z.object({
    action: z.literal('max-bet'),
    /** The game's name, as players read it. */
    title: z.string(),
    asset: z.enum(['coins', 'entries']),
    /** The most that one play may cost. */
    amount: wireAmount.min(0),
  }),
  samples: { 'max-bet': { action: 'max-bet', title: 'Cherry Royale', asset: 'coins', amount: 500_000 } },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    game: PushData<typeof gamePush>
  }
}

/** Why a round did not start; a refusal that the player must see. */
export const spinRefusal = z.enum(['insufficient-funds', 'ask-to-play-winnings', 'free-spins-gone'])
export type SpinRefusal = z.infer<typeof spinRefusal>

export const spin = route({
  method: 'POST',
  path: '/rest/game/:slug/spin/',
  effect: 'write',
  actor: 'player',
  starts: 'play',
  summary:
    'Plays one round, or opens one that awaits a choice. The same Idempotency-Key gives the same round; a second spin at once is 409 already-spinning; while a round of this game and mode is open it is 409 round-open, with that `round`.',
  callsPerMinuteMax: 600,
  params: slugParams,
  body: z.object({
    /** What is debited at the start: an amount that the game offers for these terms. */
    stake: wireAmount.positive(),
    terms: terms.optional(),
    /** The player agreed, once this session, that winnings may be played when entries run out. */
    mayPlayWinnings: z.boolean().default(false),
    freeSpinsId: z.string().optional(),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ round: roundDetail, balances }) }),
    z.object({ success: z.literal(false), reasonType: spinRefusal, data: z.object({ balances }) }),
  ]),
})

/** Why a choice was not made; the round stands as the reply shows it. */
export const chooseRefusal = z.enum(['insufficient-funds', 'ask-to-play-winnings', 'already-chosen', 'round-settled'])
export type ChooseRefusal = z.infer<typeof chooseRefusal>

export const choose = route({
  method: 'POST',
  path: '/rest/rounds/:id/choose/',
  effect: 'write',
  actor: 'player',
  summary:
    'Makes one choice in an open round; one that costs is refused as a new round would be. The same Idempotency-Key makes it once; a choice that is not on offer is 422.',
  callsPerMinuteMax: 600,
  params: roundParams,
  body: z.object({
    choice,
    /** Which choice of the round this is, from 1: two pages that choose at once make one choice, not two. */
    step: z.int().positive(),
    /** As with a spin, for a choice that costs something. */
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
  summary: 'The player has seen the round to its end. An open one stays open.',
  callsPerMinuteMax: 600,
  params: roundParams,
  reply: z.object({ success: z.literal(true) }),
})

export const getRound = route({
  method: 'GET',
  path: '/rest/rounds/:id/',
  effect: 'read',
  actor: 'player',
  summary: 'One round of the house’s own games with its events and its proof.',
  params: roundParams,
  reply: z.object({ success: z.literal(true), data: z.object({ round: roundDetail }) }),
})
