import { z } from 'zod'
import type { Id, IdPrefix } from './id.ts'
import type { CalendarDay, Instant } from './time.ts'

/**
 * Payloads of domain events by type. The owner of an event declares its contract and adds a line by declaration
 * merging: `'player.signed-in': EventPayload<typeof playerSignedIn>`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the owners fill it
export interface DomainEventPayloads {}

export type DomainEventType = keyof DomainEventPayloads

/** Types of events of a whole brand, which have no player; by declaration merging: `'campaign.closed': true`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the owners fill it
export interface BrandEventTypes {}

export type BrandEventType = Extract<DomainEventType, keyof BrandEventTypes>
export type PlayerEventType = Exclude<DomainEventType, BrandEventType>

/** A committed event as listeners receive it. `at` is the business time. */
export interface DomainEvent<E extends DomainEventType = DomainEventType> {
  readonly id: bigint
  readonly type: E
  readonly playerId: E extends BrandEventType ? null : Id<'plr'>
  readonly at: Instant
  readonly payload: DomainEventPayloads[E]
}

/**
 * A kind of event, named in the past tense. The same object types the listeners and validates what is emitted.
 * Schemas use JSON types only: no dates, bigints, transforms or defaults; amounts are integers in minor units.
 */
export interface EventContract<T extends string = string, P extends z.ZodObject = z.ZodObject> {
  readonly type: T
  readonly payload: P
}

/** Declares an event; exists for its type inference. */
export const defineEvent = <const T extends string, P extends z.ZodObject>(contract: EventContract<T, P>): EventContract<T, P> =>
  contract

/** The payload of this contract's events: the line for `DomainEventPayloads`. */
export type EventPayload<C> = C extends { readonly payload: infer P extends z.ZodObject } ? z.output<P> : never

/** An id of one kind, as a field of an event. */
export const idField = <P extends IdPrefix>(prefix: P): z.ZodType<Id<P>> =>
  z.templateLiteral([`${prefix}_`, z.string()]) as z.ZodType as z.ZodType<Id<P>>

/** A day of the brand's calendar, as a field of an event. */
export const dayField: z.ZodType<CalendarDay> = z.iso.date() as z.ZodType as z.ZodType<CalendarDay>

/** An instant as a field of an event. */
export const instantField: z.ZodType<Instant> = z.int().meta({ description: 'Unix milliseconds' })
