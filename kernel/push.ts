import type { Id } from './id.ts'

/**
 * What a push carries, by its type. A slice that pushes adds a line by declaration merging in its contract.
 * A push says how things are, never what changed: a late or doubled one does no harm.
 */
export interface PushPayloads {
  /** Minor units. Apply it only where `version` is greater than the version already shown. */
  setBalance: {
    readonly version: number
    readonly coins: number
    readonly tourPoints: number
    readonly entries: number
    readonly winnings: number
    /** The kind of the transfer: `round`, `daily-login` … */
    readonly reason: string
    readonly ledgerId: string
  }
  app: { readonly action: 'reload' }
}

export type PushType = keyof PushPayloads

/** The frame's `data`: everything that arrives over the socket has this shape. */
export type PushMessage<T extends PushType = PushType> = {
  readonly [K in T]: { readonly type: K; readonly data: PushPayloads[K] }
}[T]

/** Kept in the outbox, in order, recovered after a cut. */
export type DurableChannel = `player:${string}` | `public:${string}`

/** What everybody who is signed in to a brand hears. */
export const publicChannel = (brand: string): DurableChannel => `public:${brand}`

export const playerChannel = (playerId: Id<'plr'>): DurableChannel => `player:${playerId}`
