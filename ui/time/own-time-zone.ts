import { useEffect, useState } from 'react'

/** The visitor's time zone for a formatter; empty until the page stands, so that it agrees with what the server drew. */
export function useOwnTimeZone(): { timeZone?: string } {
  const [zone, setZone] = useState<{ timeZone?: string }>({})
  useEffect(() => setZone({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }), [])
  return zone
}
