/** `isOwn`: this process has committed. */
type Listener = (channels: readonly string[] | undefined, isOwn: boolean) => void

const listeners = new Set<Listener>()

/**
 * Call after a commit that may have written to the outbox: this process's relays look at once, those of others as soon
 * as `ringAcross` has told them. Naming the channels makes the look cheaper.
 */
export const wake = (channels?: readonly string[]): void => ring(channels, true)

/** Another process has committed. */
export const wakeFromAfar = (channels?: readonly string[]): void => ring(channels, false)

function ring(channels: readonly string[] | undefined, isOwn: boolean): void {
  for (const listener of listeners) listener(channels, isOwn)
}

/** Returns the function that stops listening. */
export function onWake(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
