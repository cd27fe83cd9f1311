import { z } from 'zod'

/** `write` is never cached or prefetched and is refused from foreign sites; each verb sees to it that a repeat changes nothing. */
export type Effect = 'read' | 'write'

/** Who may call: `visitor` is anyone, guests too; `provider` is a server that signs what it sends. */
export type Actor = 'visitor' | 'player' | 'provider'

/** What somebody on a break, excluded or in the wrong place may not begin; `entries` gives some, whatever is played with, `gift` what a day brings. */
export type Start = 'play' | 'purchase' | 'entries' | 'gift'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One call of the API: the same object checks the input, types the verb, serialises the reply and describes itself
 * in the OpenAPI document. Schemas use JSON types only (no dates, bigints or transforms).
 */
export interface RouteContract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Actor = Actor,
> {
  readonly method: Method
  /** As the specification writes it, with `:name` for parameters: `/rest/daily-login/info/`. */
  readonly path: string
  readonly effect: Effect
  readonly actor: A
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly reply: R
  /** For callers who know a closed list of answers: the one to a body that does not fit; undefined stands for no JSON. */
  readonly answerMisfit?: (sent: unknown) => unknown
  /** Most calls a minute that one player or address may make; the default suits ordinary reads and writes. */
  readonly callsPerMinuteMax?: number
  /** Guarded against machines, where the site has a captcha: at every call, or once something went wrong from there. */
  readonly wantsPerson?: 'always' | 'after-failures'
  /** What begins with it: slices that protect refuse by this, and leave everything else open (redeeming, closing). */
  readonly starts?: Start
  /** Pages call it by themselves: no sign that somebody is there, so it keeps no session awake. */
  readonly isUnattended?: boolean
  /** The body is one file, sent as a form sends it; the verb reads it as it arrives. What belongs to it stands in the query. */
  readonly takesFile?: { readonly bytesMax: number }
  /** A GET that changes something is also offered as a POST. */
  readonly alsoPost?: boolean
}

/** Declares a route; exists for its type inference. */
export const route = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, A extends Actor>(
  contract: RouteContract<P, Q, B, R, A>,
): RouteContract<P, Q, B, R, A> => contract

export type ReplyOf<C> = C extends { readonly reply: infer R extends z.ZodType } ? z.output<R> : never

export interface InputOf<C extends RouteContract> {
  readonly params: C extends { params?: infer P extends z.ZodType } ? z.output<P> : unknown
  readonly query: C extends { query?: infer Q extends z.ZodType } ? z.output<Q> : unknown
  readonly body: C extends { body?: infer B extends z.ZodType } ? z.output<B> : unknown
}

/** An integer number of minor units on the wire. */
export const wireAmount = z.int().meta({ description: 'minor units' })

/** `finishedAt`-like fields. */
export const unixSeconds = z.int().meta({ description: 'Unix seconds' })
