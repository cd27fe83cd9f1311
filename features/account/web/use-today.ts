import { useEffect, useState } from 'react'
import type { CalendarDay } from '#kernel/time.ts'

/** The visitor's own day, once the page stands; only for hints, since the server decides by its clock. */
export function useToday(): CalendarDay | undefined {
  const [today, setToday] = useState<CalendarDay>()
  useEffect(() => setToday(new Date().toISOString().slice(0, 10) as CalendarDay), [])
  return today
}
