import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { JobContext } from './context.ts'
import type { ServerFeature } from './feature.ts'

/** What slices know of a player since a moment that may be a sign of harm. */
export interface CareFacts {
  /** Paid orders, in cents. */
  readonly purchases: readonly { readonly at: Instant; readonly cents: number }[]
  /** Payments that a provider or bank declined. */
  readonly declines: readonly Instant[]
  /** Payment methods that were saved. */
  readonly methods: readonly Instant[]
  /** Requests for a looser limit or none. */
  readonly raises: readonly Instant[]
  /** Breaks that the player began. */
  readonly breaks: readonly Instant[]
  /** When a self-exclusion ended with the player's return. */
  readonly returns: readonly Instant[]
}

declare module './feature.ts' {
  interface ServerFeature {
    /**
     * This slice's facts of one player. Every slice is asked, even if disabled; of many players at once, so that a read is
     * gathered (`platform/db/gather-reads.ts`).
     */
    readonly careFacts?: (ctx: JobContext, player: Id<'plr'>, since: Instant) => Promise<Partial<CareFacts>>
  }
}

const NONE: CareFacts = { purchases: [], declines: [], methods: [], raises: [], breaks: [], returns: [] }

/** Facts of one player since a moment, as slices gather their reads. */
export interface CareAsked {
  readonly player: Id<'plr'>
  readonly since: Instant
}

/** `asked (no, player, since)`: a row for each, to which the facts are joined and returned with its `no`. */
export const careAsked = (asked: readonly CareAsked[]) => sql`
  unnest(${asked.map(({ player }) => player)}::text[], ${asked.map(({ since }) => new Date(since))}::timestamptz[])
  with ordinality as asked (player, since, no)`

/** The rows of each, in the order of the asked. */
export function rowsOfEach<R extends { readonly no: bigint }>(asked: readonly unknown[], rows: readonly R[]): R[][] {
  const byNo = Map.groupBy(rows, ({ no }) => Number(no))
  return asked.map((_, index) => byNo.get(index + 1) ?? [])
}

export const timesOfEach = (
  asked: readonly CareAsked[],
  rows: readonly { readonly no: bigint; readonly at: Instant }[],
): Instant[][] => rowsOfEach(asked, rows).map((own) => own.map(({ at }) => at))

/** The facts of all slices together. */
export async function readCareFacts(
  ctx: JobContext,
  slices: readonly ServerFeature[],
  { player, since }: CareAsked,
): Promise<CareFacts> {
  const all = await Promise.all(slices.map((slice) => slice.careFacts?.(ctx, player, since)))
  return all.reduce<CareFacts>((facts, own = {}) => together(facts, own), NONE)
}

/** Two slices may know facts of one kind. */
const together = (facts: CareFacts, own: Partial<CareFacts>): CareFacts => ({
  purchases: [...facts.purchases, ...(own.purchases ?? [])],
  declines: [...facts.declines, ...(own.declines ?? [])],
  methods: [...facts.methods, ...(own.methods ?? [])],
  raises: [...facts.raises, ...(own.raises ?? [])],
  breaks: [...facts.breaks, ...(own.breaks ?? [])],
  returns: [...facts.returns, ...(own.returns ?? [])],
})
