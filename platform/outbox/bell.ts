type Listener = (channels?: readonly string[]) => void

const listeners = new Set<Listener>()

/**
 * Call after a commit that may have written to the outbox: this process's relays look at once, others find it by
 * polling. No NOTIFY, which would cost more than a round's own writes. Naming the channels makes the look cheaper.
 */
export function wake(channels?: readonly string[]): void {
  for (const listener of listeners) listener(channels)
}

/** Returns the function that stops listening. */
export function onWake(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
