import { useTranslations } from 'use-intl'
import type { Wheel } from '../contract.ts'

interface WheelTabsProps {
  readonly wheels: readonly Wheel[]
  readonly chosen: Wheel['type']
  readonly onChoose: (type: Wheel['type']) => void
}

/** Chooses between the free wheel and those that purchases open. */
export function WheelTabs({ wheels, chosen, onChoose }: WheelTabsProps) {
  const t = useTranslations('daily-wheel')
  return (
    <div className="flex flex-wrap gap-2 pt-4 pr-16 pl-4" role="group" aria-label={t('name')}>
      {wheels.map(({ type }) => (
        <button
          key={type}
          type="button"
          className="button"
          data-size="small"
          aria-pressed={type === chosen}
          {...(type === chosen ? {} : { 'data-kind': 'quiet' })}
          onClick={() => onChoose(type)}
        >
          {t(`types.${type}`)}
        </button>
      ))}
    </div>
  )
}
