const KEY = 'closed-funnel'

/** Whether this visit came out of a closed funnel; once counted it is over. */
export const closedFunnel = {
  note(): void {
    sessionStorage.setItem(KEY, 'true')
  },
  /** True once. */
  take(): boolean {
    const isNoted = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isNoted
  },
}
