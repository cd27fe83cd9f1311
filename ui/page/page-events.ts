/** What happens to the page as such, for slices that wait for it. */
export interface PageEvents {
  /** Somebody is here: for the first time in this tab, or again after 30 idle minutes. Pop-ups may take it as their cue. */
  sessionStart: { readonly afterIdle: boolean }
}

type Listener<E extends keyof PageEvents> = (event: PageEvents[E]) => void

const listeners = new Map<keyof PageEvents, Set<Listener<never>>>()
/** The last event of each kind: who loads late hears it too. */
const last = new Map<keyof PageEvents, unknown>()

/** Hears every event from now on, and the last one that nobody was there to hear. Answers how to stop. */
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
