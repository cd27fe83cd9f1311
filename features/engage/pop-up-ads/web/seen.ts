const PREFIX = 'pop-up-seen:'

/** When this browser showed it last; 0 for never, also where the browser keeps nothing. */
export function wasSeenAt(id: string): number {
  try {
    return Number(localStorage.getItem(PREFIX + id) ?? 0)
  } catch {
    return 0
  }
}

export function rememberSeen(id: string, at: number): void {
  try {
    localStorage.setItem(PREFIX + id, String(at))
  } catch {
    // Then the server's own memory of players has to do.
  }
}
