import { useEffect, useState } from 'react'

/** How long a form rests before the server is asked. */
const RESTED_AFTER_MS = 300

/** The value once it has not changed for a moment. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), RESTED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
