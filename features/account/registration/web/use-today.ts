import { useEffect, useState } from 'react'
import type { CalendarDay } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'

/** Today in UTC by the server's clock, once hydrated; only for hints, since the server decides by its own clock. */
export function useToday(): CalendarDay | undefined {
  const [today, setToday] = useState<CalendarDay>()
  useEffect(() => setToday(new Date(serverNowMs()).toISOString().slice(0, 10) as CalendarDay), [])
  return today
}
