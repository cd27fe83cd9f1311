import { useEffect, useState } from 'react'
import { climbed } from '../playback/climb.ts'

interface Count {
  readonly amount: number
  readonly ms: number
  /** Amounts on the way that it slows down at. */
  readonly steps?: readonly number[]
}

/** A number that counts up to `amount` in `ms`. */
export function CountUp({ format, ...count }: Count & { readonly format: (amount: number) => string }) {
  return format(useCountUp(count))
}

export function useCountUp({ amount, ms, steps = NO_STEPS }: Count): number {
  const [shown, setShown] = useState(ms > 0 ? 0 : amount)
  useEffect(() => {
    if (ms <= 0) return setShown(amount)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function climb(now) {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / ms))
      setShown(climbed(amount, steps, progress))
      if (progress < 1) frame = requestAnimationFrame(climb)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, ms, steps])
  return shown
}

const NO_STEPS: readonly number[] = []
