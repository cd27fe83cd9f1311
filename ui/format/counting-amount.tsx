import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { PlayerAsset } from '#kernel/money.ts'
import { useAmount } from './amount.ts'

const COUNT_MS = 600

interface CountingAmountProps {
  readonly asset: PlayerAsset
  readonly minor: number
  /** Duration of the count in ms; amounts that grow continuously use their update interval. */
  readonly durationMs?: number
}

/**
 * A balance that counts up to its new value. It exposes its character count so that styles can make it fit. Screen
 * readers get the final value immediately, never the steps.
 */
export function CountingAmount({ asset, minor, durationMs = COUNT_MS }: CountingAmountProps) {
  const format = useAmount()
  const shown = useCount(minor, durationMs)
  const text = format(asset, shown)
  return (
    <span className="amount figures" style={{ '--signs': text.length } as CSSProperties} data-is-counting={shown !== minor}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{format(asset, minor)}</span>
    </span>
  )
}

function useCount(target: number, durationMs: number): number {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  useEffect(() => {
    const from = latest.current
    if (from === target) return
    const show = (value: number) => {
      latest.current = value
      setShown(value)
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / durationMs)
      show(part === 1 ? target : Math.round(from + (target - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, durationMs])
  return shown
}
