/** `isOwn`: this process has committed. */
type Listener = (channels: readonly string[] | undefined, isOwn: boolean) => void

const listeners = new Set<Listener>()

/**
 * Call after a commit that may have written to the outbox: this process's relays read immediately, those of others
 * when the notification arrives. Naming the channels makes the read cheaper.
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
