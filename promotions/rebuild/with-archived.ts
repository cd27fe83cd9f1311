import type { Reader } from '#platform/db/database.ts'
import type { ArchivedWanted } from '#platform/event-archive/read-archive.ts'
import type { ServerFeature } from '#platform/feature.ts'

interface KnownEvent {
  readonly id: bigint
}

/**
 * Events of the outbox, which were read before, with those that were archived, in order. One that left the outbox in
 * between is in both.
 */
export async function withArchived<E extends KnownEvent>(
  db: Reader,
  slices: readonly Pick<ServerFeature, 'archivedEvents'>[],
  kept: readonly E[],
  wanted: ArchivedWanted,
): Promise<E[]> {
  const known = new Set(kept.map(({ id }) => id))
  const archived: E[] = []
  for (const { archivedEvents } of slices)
    for (const event of (await archivedEvents?.(db, wanted)) ?? []) if (!known.has(event.id)) archived.push(event as unknown as E)
  return [...archived, ...kept].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
