import { z } from 'zod'
import { actReply, drawnReply, flatActReply } from './campaign.ts'
import type { GuardedAs, RouteContract } from './contract.ts'

interface Told<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> extends Pick<
  RouteContract<P, Q, B>,
  'path' | 'summary' | 'params' | 'query' | 'body' | 'callsPerMinuteMax'
> {}

interface Read<D extends z.ZodType, P extends z.ZodType, Q extends z.ZodType, A> extends Omit<Told<P, Q, z.ZodType>, 'body'> {
  readonly data: D
  /** Guests included by default. */
  readonly actor?: A
}

/** What a promotion shows: a read that replies with data. */
export const infoRoute = <
  D extends z.ZodType,
  P extends z.ZodType,
  Q extends z.ZodType,
  A extends 'visitor' | 'player' = 'visitor',
>({
  data,
  actor = 'visitor' as A,
  ...told
}: Read<D, P, Q, A>): RouteContract<P, Q, z.ZodType, Done<D>, A> => ({
  ...told,
  method: 'GET',
  effect: 'read',
  actor,
  reply: z.object({ success: z.literal(true), data }),
})

type Done<D extends z.ZodType> = z.ZodObject<{ success: z.ZodLiteral<true>; data: D }, z.core.$strip>

interface Write<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> extends Told<P, Q, B> {
  /** The specification names some acts as GET; they are also offered as POST. */
  readonly method?: 'GET'
  /** A prize that no draw of its own gives, by default. */
  readonly guardedAs?: Extract<GuardedAs, 'promotion' | 'free-play'>
}

interface Refusals<R extends string> {
  /** The promotion's own reasons to refuse it, besides those of every act. */
  readonly refusals?: readonly R[]
}

interface Acted<D extends z.ZodType, R extends string, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>
  extends Write<P, Q, B>, Refusals<R> {
  readonly data: D
}

/** An act of a promotion: a player's write that replies with data or with the reason of a refusal. */
export const actRoute = <
  D extends z.ZodType,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  const R extends string = never,
>({
  data,
  refusals = [],
  ...told
}: Acted<D, R, P, Q, B>): RouteContract<P, Q, B, ReturnType<typeof actReply<D, R>>, 'player'> => ({
  ...writeOf(told),
  reply: actReply(data, ...refusals),
})

interface FlatActed<F extends z.ZodRawShape, R extends string> extends Write<z.ZodType, z.ZodType, z.ZodType>, Refusals<R> {
  readonly fields: F
}

/** The same where the specification names the fields of the reply beside `success`. */
export const flatActRoute = <F extends z.ZodRawShape, const R extends string = never>({
  fields,
  refusals = [],
  ...told
}: FlatActed<F, R>): RouteContract<z.ZodType, z.ZodType, z.ZodType, ReturnType<typeof flatActReply<F, R>>, 'player'> => ({
  ...writeOf(told),
  reply: flatActReply(fields, ...refusals),
})

/** The call that pays what a shared draw gave its player, when the run is over: data, or its own reasons and the limits. */
export const drawnRoute = <D extends z.ZodType, P extends z.ZodType, const R extends string>({
  data,
  refusals = [],
  ...told
}: Acted<D, R, P, z.ZodType, z.ZodType>): RouteContract<
  P,
  z.ZodType,
  z.ZodType,
  ReturnType<typeof drawnReply<D, R>>,
  'player'
> => ({ ...writeOf(told), reply: drawnReply(data, ...refusals) })

const writeOf = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>({
  method,
  guardedAs = 'promotion',
  ...told
}: Write<P, Q, B>) =>
  ({
    ...told,
    ...(method ? ({ method, alsoPost: true } as const) : ({ method: 'POST' } as const)),
    effect: 'write',
    actor: 'player',
    guardedAs,
  }) as const
