import { useEffect, useState } from 'react'

/** The visitor's time zone for a formatter; empty until hydration, to match the server's markup. */
export function useOwnTimeZone(): { timeZone?: string } {
  const [zone, setZone] = useState<{ timeZone?: string }>({})
  useEffect(() => setZone({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }), [])
  return zone
}
