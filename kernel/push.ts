import type { z } from 'zod'
import type { Id } from './id.ts'

/**
 * A kind of push. The same object validates what the server writes, types the handler, and validates what the page
 * receives. Schemas use JSON types only: no dates, transforms, defaults or patterns. A push states the current state or
 * an event, never a difference, so late or duplicate pushes are harmless.
 */
export interface PushContract<T extends string = string, D extends z.ZodType = z.ZodType> {
  readonly pushType: T
  readonly data: D
}

/** Declares a push; exists for its type inference. */
export const definePush = <const T extends string, D extends z.ZodType>(contract: PushContract<T, D>): PushContract<T, D> =>
  contract

/** The payload of this contract's push. */
export type PushData<C extends PushContract> = z.output<C['data']>

declare const checked: unique symbol

/** The frame's `data`: everything received over the socket has this shape. Only `liveMessage` makes one, by its contract. */
export interface PushMessage<C extends PushContract = PushContract> {
  readonly type: C['pushType']
  readonly data: PushData<C>
  readonly [checked]: true
}

/** A push with an example per action, by name: sent by the development page and used in tests. */
export interface SampledPush<C extends PushContract = PushContract, N extends string = string> {
  readonly push: C
  readonly samples: Readonly<Record<N, PushData<C>>>
}

/** Gives a push its examples; exists for its type inference. */
export const samplesOf = <C extends PushContract, N extends string>(
  push: C,
  samples: Readonly<Record<N, PushData<C>>>,
): SampledPush<C, N> => ({ push, samples })

/** Stored in the outbox, ordered, and recovered after a disconnect. */
export type DurableChannel = `player:${string}` | `public:${string}`

/** Sent to everyone signed in to a brand. */
export const publicChannel = (brand: string): DurableChannel => `public:${brand}`

/** A live value: only the latest counts, the same for everyone viewing the brand. */
export type LiveChannel = `live:${string}`

export const liveChannel = (brand: string, what: string): LiveChannel => `live:${brand}:${what}`

export const playerChannel = (playerId: Id<'plr'>): DurableChannel => `player:${playerId}`
