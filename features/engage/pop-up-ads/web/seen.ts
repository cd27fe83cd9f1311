const PREFIX = 'pop-up-seen:'

/** When this browser last showed it; 0 for never, or where the browser stores nothing. */
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
    // The server's record of the player then has to suffice.
  }
}
