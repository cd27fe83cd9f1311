const KEY = 'closed-funnel'

/** Whether this visit came from a closed funnel. Reading the flag clears it. */
export const closedFunnel = {
  note(): void {
    sessionStorage.setItem(KEY, 'true')
  },
  /** Returns true once. */
  take(): boolean {
    const isNoted = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isNoted
  },
}
