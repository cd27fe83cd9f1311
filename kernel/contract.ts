import { z } from 'zod'
import { AVATARS } from './avatars.ts'
import type { OperatorRight } from './operator-rights.ts'

/** A `write` is never cached or prefetched and is refused from other origins; each verb makes repeats harmless. */
export type Effect = 'read' | 'write'

/**
 * The actor: `visitor` is anyone, guests included; `operator` runs the site; `provider` is a server that signs its
 * requests.
 */
export type Actor = 'visitor' | 'player' | 'operator' | 'provider'

/**
 * The kind of activity that a write starts. The protection slices refuse it to a player on a break, self-excluded or
 * in a closed jurisdiction. `free-play` is a draw without a stake; `entries` grants entries on request; `promotion`
 * grants any other prize.
 */
export type GuardedAs = 'play' | 'free-play' | 'purchase' | 'entries' | 'promotion'

/** Why players who may not play may still make this write. Only the reasons in OPEN_AND_POSTING may move amounts. */
export type OpenReason = 'account' | 'account-step' | 'open-round' | 'preferences' | 'redemption' | 'support'

/**
 * `account-step` grants the reward of a completed step by its own rule; `open-round` settles an existing stake;
 * `redemption` pays what the player won, also during a self-exclusion.
 */
export const OPEN_AND_POSTING: readonly OpenReason[] = ['account-step', 'open-round', 'redemption']

/** A player's write names its guard, or the reason for having none, so that neither can be forgotten. */
type Guard<A extends Actor, E extends Effect> = [A, E] extends ['player', 'write']
  ? { readonly guardedAs: GuardedAs | { readonly open: OpenReason } }
  : unknown

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One API call: the same object validates the input, types the verb, serializes the reply and generates the OpenAPI
 * entry. Schemas use JSON types only (no dates, bigints or transforms).
 */
export interface RouteContract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Actor = Actor,
> {
  readonly method: Method
  /** As in the specification, with `:name` for parameters: `/rest/daily-login/info/`. */
  readonly path: string
  readonly effect: Effect
  readonly actor: A
  /** For operator calls: the right that the role must include. */
  readonly right?: OperatorRight
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly reply: R
  /** For callers with a closed list of answers: the reply to an invalid body; undefined stands for no JSON. */
  readonly answerMisfit?: (sent: unknown) => unknown
  /**
   * The rate limit per minute. Player calls count by player; a small limit on visitor calls counts by address and by
   * player.
   */
  readonly callsPerMinuteMax?: number
  /** Protected by the captcha, if the site has one: on every call, or after a failure from that address. */
  readonly wantsPerson?: 'always' | 'after-failures'
  readonly guardedAs?: GuardedAs | { readonly open: OpenReason }
  /**
   * Pages make this call by themselves. It keeps no session awake. As a write it asks no guards and stays open to an idle
   * session, since nobody is there to answer; it must move no amounts.
   */
  readonly isUnattended?: boolean
  /** The body is one file from a form, which the verb reads as a stream. Its metadata is in the query. */
  readonly takesFile?: { readonly bytesMax: number }
  /** A GET with side effects is also offered as a POST. */
  readonly alsoPost?: boolean
}

/** Declares a route; exists for its type inference. */
export const route = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Actor,
  E extends Effect,
>(
  contract: RouteContract<P, Q, B, R, A> & { readonly effect: E } & Guard<A, E>,
): RouteContract<P, Q, B, R, A> => contract

export type ReplyOf<C> = C extends { readonly reply: infer R extends z.ZodType } ? z.output<R> : never

/** What a successful call replies with, of contracts that put it under `data`. */
export type DataOf<C> = Extract<ReplyOf<C>, { readonly success: true; readonly data: unknown }>['data']

export interface InputOf<C extends RouteContract> {
  readonly params: C extends { params?: infer P extends z.ZodType } ? z.output<P> : unknown
  readonly query: C extends { query?: infer Q extends z.ZodType } ? z.output<Q> : unknown
  readonly body: C extends { body?: infer B extends z.ZodType } ? z.output<B> : unknown
}

/** A row id within PostgreSQL's integer range. */
export const rowNumber = z.int().min(1).max(2_147_483_647)

/** A part of a list: how many, unless the caller says otherwise, and after how many. */
export const pageQuery = (limit: number, { max }: { readonly max: number }) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(max).default(limit),
    offset: z.coerce.number().int().min(0).default(0),
  })

/** An integer number of minor units on the wire. */
export const wireAmount = z.int().meta({ description: 'minor units' })

/** The fields of a prize. */
export const prizeAmounts = { coins: wireAmount.min(0), entries: wireAmount.min(0) }

/** The fields that name a player to others; null for players who are hidden. */
export const shownFace = { name: z.string().nullable(), avatar: z.enum(AVATARS).nullable() }

/** `finishedAt`-like fields. */
export const unixSeconds = z.int().meta({ description: 'Unix seconds' })
