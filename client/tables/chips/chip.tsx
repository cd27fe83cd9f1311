import type { CSSProperties } from 'react'
import { useLocale } from 'use-intl'
import { levelNear } from '../../play/play-levels.ts'
import { shortAmount } from '../../screen/short-amount.ts'
import './chips.css'

interface ChipProps {
  /** Minor units. */
  readonly amount: number
  /** The available chips; colors follow their order. */
  readonly levels: readonly number[]
}

/** One chip, or a stack under its top one. The element below it states the value. */
export function Chip({ amount, levels }: ChipProps) {
  const locale = useLocale()
  const color = COLORS[levels.indexOf(levelNear(levels, amount)) % COLORS.length] ?? COLORS[0]
  const text = shortAmount(amount, locale)
  return (
    <span className="table-chip" style={{ '--chip': color } as CSSProperties} aria-hidden="true">
      <b className="figures" data-length={text.length}>
        {text}
      </b>
    </span>
  )
}

const COLORS = ['#5f87c9', '#cf3b4a', '#2f9e5c', '#24242f', '#7d49c9', '#d9822b', '#1f8f9c', '#b8399a', '#8a6a2c', '#4a5568']
