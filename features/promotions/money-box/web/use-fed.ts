import { useEffect, useRef, useState } from 'react'

/** How long coins drop into the box after a round has filled it. */
const FEED_MS = 3_000

/** True for three seconds after the amount has grown. */
export function useFed(amount: number): boolean {
  const [isFed, setIsFed] = useState(false)
  const before = useRef(amount)
  useEffect(() => {
    const hasGrown = amount > before.current
    before.current = amount
    if (!hasGrown) return undefined
    setIsFed(true)
    const timer = setTimeout(() => setIsFed(false), FEED_MS)
    return () => clearTimeout(timer)
  }, [amount])
  return isFed
}
