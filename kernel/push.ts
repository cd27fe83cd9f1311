import type { z } from 'zod'
import type { Id } from './id.ts'

/**
 * What a push carries, by its type. A slice that pushes adds a line by declaration merging in its contract.
 * A push says how things are or what happened, never a difference: a late or doubled one does no harm.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the slices fill it
export interface PushPayloads {}

export type PushType = keyof PushPayloads

/** The frame's `data`: everything that arrives over the socket has this shape. */
export type PushMessage<T extends PushType = PushType> = {
  readonly [K in T]: { readonly type: K; readonly data: PushPayloads[K] }
}[T]

/**
 * A kind of push. The same object checks what the server writes, types the handler, and tells the page what it may
 * believe. Schemas use JSON types only: no dates, transforms, defaults or patterns.
 */
export interface PushContract<T extends string = string, D extends z.ZodType = z.ZodType> {
  readonly pushType: T
  readonly data: D
  /** One for each action, by its name: what the development page sends and tests try. */
  readonly samples: Readonly<Record<string, z.output<D>>>
}

/** Declares a push; exists for its type inference. */
export const definePush = <const T extends string, D extends z.ZodType>(contract: PushContract<T, D>): PushContract<T, D> =>
  contract

/** What a push of this contract carries: the line for `PushPayloads`. */
export type PushData<C> = C extends { readonly data: infer D extends z.ZodType } ? z.output<D> : never

/** Kept in the outbox, in order, recovered after a cut. */
export type DurableChannel = `player:${string}` | `public:${string}`

/** What everybody who is signed in to a brand hears. */
export const publicChannel = (brand: string): DurableChannel => `public:${brand}`

/** What counts only as it is now; the latest value alone, the same to everybody who looks at the brand. */
export type LiveChannel = `live:${string}`

export const liveChannel = (brand: string, what: string): LiveChannel => `live:${brand}:${what}`

export const playerChannel = (playerId: Id<'plr'>): DurableChannel => `player:${playerId}`
