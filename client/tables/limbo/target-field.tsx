import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import './limbo.css'

interface TargetFieldProps {
  /** Hundredths of the stake. */
  readonly target: number
  readonly min: number
  readonly max: number
  readonly isLocked: boolean
  readonly aim: (target: number) => void
}

/** The target as text, taken when the field is left or Enter is pressed. */
export function TargetField({ target, min, max, isLocked, aim }: TargetFieldProps) {
  const t = useTranslations('game.tables.limbo')
  const [typed, setTyped] = useState<string | null>(null)
  const take = (): void => {
    const wanted = typed === null ? NaN : Math.round(Number(typed.replaceAll(',', '')) * PAY_UNITS)
    setTyped(null)
    if (Number.isFinite(wanted) && wanted !== target) aim(wanted)
  }
  return (
    <input
      className="limbo-field figures"
      inputMode="decimal"
      autoComplete="off"
      aria-label={t('targetField', { least: min / PAY_UNITS, most: max / PAY_UNITS })}
      disabled={isLocked}
      value={typed ?? (target / PAY_UNITS).toFixed(2)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
