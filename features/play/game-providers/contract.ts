import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { listedRound } from '#features/round-history/contract.ts'

/**
 * The closed list of answers. A provider may send again what was answered with `UNKNOWN`, and a win or rollback also
 * after `TRANSACTION_DOES_NOT_EXIST`, as its bet may still be under way. `USER_DISABLED` is a bet of a player who may
 * not play now: a reminder to read, terms to confirm, a password to give, a break or a limit. A later bet may be taken.
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

/** `GC` is played for fun, `SC` are entries and what they won; two digits after the point in both. */
export const walletCurrency = z.enum(['GC', 'SC'])
export type WalletCurrency = z.infer<typeof walletCurrency>

/** A launch is good for so long; wins and rollbacks are taken for ever. */
export const SESSION_HOURS = 12
/** A signature is good for so long around its time. */
export const SIGNATURE_SECONDS_MAX = 300

const uuid = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)
const name = z.string().regex(/^[0-9a-zA-Z:._-]{1,64}$/)
const amount = wireAmount.min(0)

const reply = z.object({
  status: z.enum(WALLET_STATUSES),
  /** The request that this answers. */
  request_uuid: z.string(),
  user: z.string().optional(),
  currency: walletCurrency.optional(),
  /** Minor units that the player may play, as of this answer: winnings count where the player agreed to play them. */
  balance: wireAmount.optional(),
})
export type WalletReply = z.infer<typeof reply>

const base = { request_uuid: uuid }
const ofRound = { ...base, user: name, round: name, game_code: name }

/** For the servers of providers: every body is signed, see the README; the answer is always 200 with a status. */
const walletCall = <B extends z.ZodType, R extends z.ZodType>(own: { path: string; summary: string; body: B; reply: R }) =>
  route({
    ...own,
    method: 'POST',
    effect: 'write',
    actor: 'provider',
    callsPerMinuteMax: 60_000,
    answerMisfit: (sent) => misfitOf(own.body, sent),
  })

/** No JSON, or without something that is needed: `WRONG_SYNTAX`. Something else than it should be: `WRONG_TYPES`. */
function misfitOf(body: z.ZodType, sent: unknown): WalletReply {
  const places = body.safeParse(sent).error?.issues.map(({ path: [name] }) => name) ?? []
  const isShort = places.some((name) => name === undefined || !Object.hasOwn(Object(sent), name))
  const id = z.object(base).safeParse(sent)
  return { status: isShort ? 'WRONG_SYNTAX' : 'WRONG_TYPES', request_uuid: id.success ? id.data.request_uuid : '' }
}

export const authenticate = walletCall({
  path: '/wallet/v1/authenticate/',
  summary: 'Who a launch token belongs to: an opaque user, the currency, the balance and the round that is still open.',
  body: z.object({ ...base, token: z.string().max(200) }),
  reply: reply.extend({
    game_code: z.string().optional(),
    open_round: z.string().nullable().optional(),
  }),
})

export const balance = walletCall({
  path: '/wallet/v1/balance/',
  summary: 'What the player may play now. Never answered from what was answered before.',
  body: z.object({ ...base, user: name, token: z.string().max(200) }),
  reply,
})

export const bet = walletCall({
  path: '/wallet/v1/bet/',
  summary: 'Takes the amount, once for each transaction_uuid. The only call that may refuse play. Free rounds send 0.',
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
  summary: 'Gives the amount, once for each transaction_uuid, whatever became of the token. 0 closes a round without one.',
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
  summary: 'Takes a bet back, once. Of an unknown bet it is remembered, so that the bet is refused when it comes late.',
  body: z.object({ ...ofRound, transaction_uuid: uuid, reference_transaction_uuid: uuid }),
  reply,
})

export const endRound = walletCall({
  path: '/wallet/v1/end-round/',
  summary: 'Closes a round; nothing more can be won in it.',
  body: z.object(ofRound),
  reply,
})

export const launchProviderGame = route({
  method: 'POST',
  path: '/rest/providers/:provider/games/:game/launch/',
  effect: 'write',
  actor: 'player',
  starts: 'play',
  summary: 'Opens a game of a provider: the address of its page, with a token that is good for this one game.',
  params: z.object({ provider: name, game: name }),
  /** Winnings can be redeemed: the game may play them where the player has agreed to it. */
  body: z.object({ mayPlayWinnings: z.boolean().default(false) }),
  reply: z.object({ success: z.literal(true), data: z.object({ url: z.string(), token: z.string() }) }),
})

export const playWinnings = route({
  method: 'POST',
  path: '/rest/providers/:provider/games/:game/play-winnings/',
  effect: 'write',
  actor: 'player',
  summary: 'The player agrees that a launch plays winnings too. Its token stays, and a round that is under way goes on.',
  params: z.object({ provider: name, game: name }),
  body: z.object({ token: z.string().max(200) }),
  reply: z.object({ success: z.literal(true) }),
})

/** What became of a round: what was played, won and given back, fact by fact. */
const providerRound = listedRound.extend({
  /** The provider's own name of the round. */
  reference: z.string(),
  moves: z.array(z.object({ kind: z.enum(['bet', 'win', 'rollback']), amount: wireAmount, at: z.iso.datetime() })),
  /** Where the provider shows the round again, where it does. */
  replayUrl: z.string().nullable(),
})
export type WireProviderRound = z.infer<typeof providerRound>

export const getProviderRound = route({
  method: 'GET',
  path: '/rest/provider-rounds/:id/',
  effect: 'read',
  actor: 'player',
  summary: 'One of the player’s rounds in a provider’s game.',
  params: z.object({ id: z.string() }),
  reply: z.object({ success: z.literal(true), data: z.object({ round: providerRound }) }),
})
