import type { z } from 'zod'
import type { Id } from './id.ts'

/**
 * Push payloads by type. A slice that pushes adds a line by declaration merging in its contract. A push states the
 * current state or an event, never a difference, so late or duplicate pushes are harmless.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the slices fill it
export interface PushPayloads {}

export type PushType = keyof PushPayloads

/** The frame's `data`: everything received over the socket has this shape. */
export type PushMessage<T extends PushType = PushType> = {
  readonly [K in T]: { readonly type: K; readonly data: PushPayloads[K] }
}[T]

/**
 * A kind of push. The same object validates what the server writes, types the handler, and validates what the page
 * receives. Schemas use JSON types only: no dates, transforms, defaults or patterns.
 */
export interface PushContract<T extends string = string, D extends z.ZodType = z.ZodType> {
  readonly pushType: T
  readonly data: D
  /** An example per action, by name: sent by the development page and used in tests. */
  readonly samples: Readonly<Record<string, z.output<D>>>
}

/** Declares a push; exists for its type inference. */
export const definePush = <const T extends string, D extends z.ZodType>(contract: PushContract<T, D>): PushContract<T, D> =>
  contract

/** The payload of this contract's push: the line for `PushPayloads`. */
export type PushData<C> = C extends { readonly data: infer D extends z.ZodType } ? z.output<D> : never

/** Stored in the outbox, ordered, and recovered after a disconnect. */
export type DurableChannel = `player:${string}` | `public:${string}`

/** Sent to everyone signed in to a brand. */
export const publicChannel = (brand: string): DurableChannel => `public:${brand}`

/** A live value: only the latest counts, the same for everyone viewing the brand. */
export type LiveChannel = `live:${string}`

export const liveChannel = (brand: string, what: string): LiveChannel => `live:${brand}:${what}`

export const playerChannel = (playerId: Id<'plr'>): DurableChannel => `player:${playerId}`
