import { DAY_MS } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'

const STORAGE_KEY = 'emailReminderAt'
const PAUSE_MS = DAY_MS

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The reminder is due from its stored time on; without one (a new account) it is postponed first. */
export function isReminderDue(store: Store, now = serverNowMs()): boolean {
  const dueAt = Number(store.getItem(STORAGE_KEY) ?? 0)
  if (dueAt > 0) return dueAt <= now
  noteReminder(store, now)
  return false
}

export function noteReminder(store: Store, now = serverNowMs()): void {
  store.setItem(STORAGE_KEY, String(now + PAUSE_MS))
}
