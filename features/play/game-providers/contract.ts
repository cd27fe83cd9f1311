import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { listedRound } from '#features/play/round-history/contract.ts'

/**
 * The complete list of status codes. A provider may resend a request answered with `UNKNOWN`, and a win or rollback
 * after `TRANSACTION_DOES_NOT_EXIST`, as its bet may be in flight. `USER_DISABLED`: the player may not play now
 * (reminder, terms, password, break, limit, or too early where play is strict); a later bet may be accepted.
 */
export const WALLET_STATUSES = [
  'OK',
  'UNKNOWN',
  'INVALID_PARTNER',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'NOT_ENOUGH_MONEY',
  'USER_DISABLED',
  'INVALID_SIGNATURE',
  'WRONG_SYNTAX',
  'WRONG_TYPES',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
] as const
export type WalletStatus = (typeof WALLET_STATUSES)[number]

/** `GC` is play money, `SC` are entries and their winnings; both have two decimals. */
export const walletCurrency = z.enum(['GC', 'SC'])
export type WalletCurrency = z.infer<typeof walletCurrency>

/** Lifetime of a launch; wins and rollbacks are accepted indefinitely. */
export const SESSION_HOURS = 12
/** Allowed distance between a signature's timestamp and now. */
export const SIGNATURE_SECONDS_MAX = 300

const uuid = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)
const name = z.string().regex(/^[0-9a-zA-Z:._-]{1,64}$/)
const amount = wireAmount.min(0)

const reply = z.object({
  status: z.enum(WALLET_STATUSES),
  /** The id of the request that this answers. */
  request_uuid: z.string(),
  user: z.string().optional(),
  currency: walletCurrency.optional(),
  /** Playable balance in minor units as of this answer; includes winnings if the player agreed to play them. */
  balance: wireAmount.optional(),
})
export type WalletReply = z.infer<typeof reply>

const base = { request_uuid: uuid }
const ofRound = { ...base, user: name, round: name, game_code: name }

/**
 * Called by provider servers: every body is signed (see the README), and the HTTP status is always 200 with a status
 * code in the body.
 */
const walletCall = <B extends z.ZodType, R extends z.ZodType>(own: { path: string; summary: string; body: B; reply: R }) =>
  route({
    ...own,
    method: 'POST',
    effect: 'write',
    actor: 'provider',
    callsPerMinuteMax: 60_000,
    answerMisfit: (sent) => misfitOf(own.body, sent),
  })

/** Invalid JSON or a missing field: `WRONG_SYNTAX`. A value of the wrong type: `WRONG_TYPES`. */
function misfitOf(body: z.ZodType, sent: unknown): WalletReply {
  const places = body.safeParse(sent).error?.issues.map(({ path: [name] }) => name) ?? []
  const isShort = places.some((name) => name === undefined || !Object.hasOwn(Object(sent), name))
  const id = z.object(base).safeParse(sent)
  return { status: isShort ? 'WRONG_SYNTAX' : 'WRONG_TYPES', request_uuid: id.success ? id.data.request_uuid : '' }
}

export const authenticate = walletCall({
  path: '/wallet/v1/authenticate/',
  summary: 'Returns the owner of a launch token: an opaque user, the currency, the balance, and the open round.',
  body: z.object({ ...base, token: z.string().max(200) }),
  reply: reply.extend({
    game_code: z.string().optional(),
    open_round: z.string().nullable().optional(),
  }),
})

export const balance = walletCall({
  path: '/wallet/v1/balance/',
  summary: 'Returns the playable balance. Never cached.',
  body: z.object({ ...base, user: name, token: z.string().max(200) }),
  reply,
})

export const bet = walletCall({
  path: '/wallet/v1/bet/',
  summary: 'Debits the amount, once per transaction_uuid. The only call that may refuse play. Free rounds send 0.',
  body: z.object({
    ...ofRound,
    token: z.string().max(200),
    transaction_uuid: uuid,
    amount,
    is_free: z.boolean().default(false),
    round_closed: z.boolean().default(false),
  }),
  reply,
})

export const win = walletCall({
  path: '/wallet/v1/win/',
  summary: 'Credits the amount, once per transaction_uuid, even if the token has expired. 0 closes a round without a win.',
  body: z.object({
    ...ofRound,
    transaction_uuid: uuid,
    reference_transaction_uuid: uuid,
    amount,
    round_closed: z.boolean().default(false),
  }),
  reply,
})

export const rollback = walletCall({
  path: '/wallet/v1/rollback/',
  summary: 'Reverses a bet, once. For an unknown bet it is recorded, so that the bet is refused if it arrives later.',
  body: z.object({ ...ofRound, transaction_uuid: uuid, reference_transaction_uuid: uuid }),
  reply,
})

export const endRound = walletCall({
  path: '/wallet/v1/end-round/',
  summary: 'Closes a round. Nothing more can be won in it.',
  body: z.object(ofRound),
  reply,
})

export const launchProviderGame = route({
  method: 'POST',
  path: '/rest/providers/:provider/games/:game/launch/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'play',
  summary: 'Launches a provider’s game and returns the address of its page with a token for this game only.',
  params: z.object({ provider: name, game: name }),
  /** Winnings are redeemable, so the game may play them only with the player's consent. */
  body: z.object({ mayPlayWinnings: z.boolean().default(false) }),
  reply: z.object({ success: z.literal(true), data: z.object({ url: z.string(), token: z.string() }) }),
})

export const playWinnings = route({
  method: 'POST',
  path: '/rest/providers/:provider/games/:game/play-winnings/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'open-round' },
  summary: 'Allows a launch to play winnings too. The token and the current round stay valid.',
  params: z.object({ provider: name, game: name }),
  body: z.object({ token: z.string().max(200) }),
  reply: z.object({ success: z.literal(true) }),
})

/** The transactions of a round: bets, wins and rollbacks. */
const providerRound = listedRound.extend({
  /** The provider's own id of the round. */
  reference: z.string(),
  moves: z.array(z.object({ kind: z.enum(['bet', 'win', 'rollback']), amount: wireAmount, at: z.iso.datetime() })),
  /** The provider's replay page of the round, if it has one. */
  replayUrl: z.string().nullable(),
})
export type WireProviderRound = z.infer<typeof providerRound>

export const getProviderRound = route({
  method: 'GET',
  path: '/rest/provider-rounds/:id/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns one of the player’s rounds in a provider’s game.',
  params: z.object({ id: z.string() }),
  reply: z.object({ success: z.literal(true), data: z.object({ round: providerRound }) }),
})
