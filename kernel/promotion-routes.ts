import { z } from 'zod'
import { actReply } from './campaign.ts'
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

interface Acted<
  D extends z.ZodType,
  R extends string,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
> extends Told<P, Q, B> {
  readonly data: D
  /** The promotion's own reasons to refuse it, besides those of every act. */
  readonly refusals?: readonly R[]
  /** The specification names some acts as GET; they are also offered as POST. */
  readonly method?: 'GET'
  /** A prize that no draw of its own gives, by default. */
  readonly guardedAs?: Extract<GuardedAs, 'promotion' | 'free-play'>
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
  method,
  guardedAs = 'promotion',
  ...told
}: Acted<D, R, P, Q, B>): RouteContract<P, Q, B, ReturnType<typeof actReply<D, R>>, 'player'> => ({
  ...told,
  ...(method ? { method, alsoPost: true } : { method: 'POST' }),
  effect: 'write',
  actor: 'player',
  guardedAs,
  reply: actReply(data, ...refusals),
})
