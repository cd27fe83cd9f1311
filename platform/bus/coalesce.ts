/**
 * Throttles each key to one value per `gapMs`: the first immediately, then the last of each gap. Returns functions to
 * add a value and to close.
 */
export function coalesce<V>(
  gapMs: number,
  emit: (key: string, value: V) => void,
): { put(key: string, value: V): void; stop(): void } {
  const slots = new Map<string, { timer: NodeJS.Timeout; waiting: { readonly value: V } | undefined }>()

  const open = (key: string): void => {
    const timer = setTimeout(() => {
      const waiting = slots.get(key)?.waiting
      slots.delete(key)
      if (!waiting) return
      open(key)
      emit(key, waiting.value)
    }, gapMs).unref()
    slots.set(key, { timer, waiting: undefined })
  }
  return {
    put(key, value) {
      const slot = slots.get(key)
      if (slot) slot.waiting = { value }
      else {
        open(key)
        emit(key, value)
      }
    },
    stop() {
      for (const { timer } of slots.values()) clearTimeout(timer)
      slots.clear()
    },
  }
}
