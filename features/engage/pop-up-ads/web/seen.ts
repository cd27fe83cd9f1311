import { HOUR_MS } from '#kernel/time.ts'
import type { PopUpAd } from '../contract.ts'

const PREFIX = 'pop-up-seen:'
const VIEWS = 'pop-up-views'

/** What this browser showed on one day of the brand. */
interface Views {
  readonly day: string
  readonly byAd: Readonly<Record<string, number>>
}

export interface Caps {
  readonly day: string
  /** Of all ads together; 0 for no cap. */
  readonly viewsPerDay: number
}

/** Whether this browser may show it by its minimum interval and the caps of the day: the only record of a guest. */
export function mayShow({ popup_id, popup_data }: PopUpAd, { day, viewsPerDay }: Caps, at: number): boolean {
  const { byAd } = viewsOn(day)
  const all = Object.values(byAd).reduce((sum, views) => sum + views, 0)
  const { hoursBetween, viewsPerVisitorPerDay } = popup_data
  return (
    at - Number(read(PREFIX + popup_id) ?? 0) >= hoursBetween * HOUR_MS &&
    isBelow(byAd[popup_id] ?? 0, viewsPerVisitorPerDay) &&
    isBelow(all, viewsPerDay)
  )
}

export function rememberSeen(id: string, day: string, at: number): void {
  const { byAd } = viewsOn(day)
  write(PREFIX + id, String(at))
  write(VIEWS, JSON.stringify({ day, byAd: { ...byAd, [id]: (byAd[id] ?? 0) + 1 } } satisfies Views))
}

const isBelow = (views: number, cap: number): boolean => cap === 0 || views < cap

function viewsOn(day: string): Views {
  const kept = parse(read(VIEWS))
  return kept?.day === day ? kept : { day, byAd: {} }
}

function parse(text: string | null): Views | null {
  try {
    return text === null ? null : (JSON.parse(text) as Views)
  } catch {
    return null
  }
}

/** Null where the browser stores nothing. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The server's record of the player then has to suffice.
  }
}
