import type { Stream } from '../fair/stream.ts'

/** Draws one element of `rest` uniformly and removes it: cards from a deck, balls from a drum. */
export function takeFrom<T>(rest: T[], stream: Stream, label: string): T {
  const [taken] = rest.splice(stream.uint(rest.length, label), 1)
  return taken as T
}
