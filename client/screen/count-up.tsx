import { useEffect, useState } from 'react'

const EASE_FROM = 0.8

/** A number that counts up to `amount` in `ms`, evenly, and slows down in its last fifth. */
export function CountUp({ amount, ms, format }: { amount: number; ms: number; format: (amount: number) => string }) {
  const [shown, setShown] = useState(ms > 0 ? 0 : amount)
  useEffect(() => {
    if (ms <= 0) return setShown(amount)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function climb(now) {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / ms))
      setShown(Math.floor(amount * eased(progress)))
      if (progress < 1) frame = requestAnimationFrame(climb)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, ms])
  return format(shown)
}

/** The last fifth of the time covers a ninth of the distance, decelerating. */
function eased(progress: number): number {
  const speed = 1 / (EASE_FROM + (1 - EASE_FROM) / 2)
  if (progress < EASE_FROM) return progress * speed
  const rest = (progress - EASE_FROM) / (1 - EASE_FROM)
  return speed * (EASE_FROM + (1 - EASE_FROM) * (rest - rest ** 2 / 2))
}
