import { serverNowMs } from '../time/server-clock.ts'

/** Puts the browser in a visit that has lasted this long, in ms. The page, which loads late, then starts no other. */
export function pretendVisit(lastedMs: number): void {
  const now = serverNowMs()
  sessionStorage.setItem('visit-start', String(now - lastedMs))
  sessionStorage.setItem('last-seen', String(now))
}
