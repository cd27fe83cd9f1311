/** Page events that slices can wait for. */
export interface PageEvents {
  /** The visit started, or restarted after 30 idle minutes. Pop-ups may react to it. */
  sessionStart: { readonly afterIdle: boolean }
}

type Listener<E extends keyof PageEvents> = (event: PageEvents[E]) => void

const listeners = new Map<keyof PageEvents, Set<Listener<never>>>()
/** The last event of each kind, for late listeners. */
const last = new Map<keyof PageEvents, unknown>()

/** Receives every event from now on, and the last one that had no listener. Returns the unsubscribe function. */
export function onPageEvent<E extends keyof PageEvents>(name: E, listener: Listener<E>): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener as Listener<never>))
  if (last.has(name)) {
    const missed = last.get(name)
    last.delete(name)
    listener(missed as PageEvents[E])
  }
  return () => void all.delete(listener as Listener<never>)
}

export function tellPageEvent<E extends keyof PageEvents>(name: E, event: PageEvents[E]): void {
  const all = [...(listeners.get(name) ?? [])] as Listener<E>[]
  if (all.length === 0) last.set(name, event)
  for (const listener of all) listener(event)
}
