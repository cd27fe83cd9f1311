import type { AuditRow } from './audit-files.ts'

/** Where the entries on a subject lie in one file. */
interface Place {
  readonly subject: string
  readonly firstRow: number
  entries: number
  /** A bigint in JSON. */
  readonly lastId: string
  readonly actions: string[]
}

export interface Places {
  /** Rows come by subject, the newest first. */
  add(row: AuditRow, mark: bigint): void
  readonly ids: readonly string[]
  readonly actors: ReadonlySet<string>
  marks(): bigint
  list(): readonly Place[]
  /** The time of the first and of the last entry, in microseconds. */
  span(): readonly [first: bigint, last: bigint]
}

/** Collects the places of a file's rows while they are written. */
export function openPlaces(): Places {
  const ids: string[] = []
  const actors = new Set<string>()
  const places: Place[] = []
  let marks = 0n
  let [first, last] = [0n, 0n]
  return {
    ids,
    actors,
    add({ subject, id, actor, what, at_micros: at }, mark) {
      if (ids.length === 0) [first, last] = [at, at]
      else if (at < first) first = at
      else if (at > last) last = at
      let place = places.at(-1)
      if (place?.subject !== subject) {
        place = { subject, firstRow: ids.length, entries: 0, lastId: String(id), actions: [] }
        places.push(place)
      }
      place.entries++
      if (!place.actions.includes(what)) place.actions.push(what)
      if (actor !== null) actors.add(actor)
      ids.push(String(id))
      marks += mark
    },
    marks: () => marks,
    list: () => places,
    span: () => [first, last],
  }
}
