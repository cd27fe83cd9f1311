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
    <div
      className="no-scrollbar mr-16 flex gap-2 overflow-x-auto px-4 pt-4 pb-6 -mb-3 max-sm:gap-1.5 max-sm:pr-6 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-24px),transparent)]"
      role="group"
      aria-label={t('choose')}
    >
      {wheels.map(({ type }) => (
        <button
          key={type}
          type="button"
          className="button flex-none max-sm:px-3.5"
          data-size="small"
          aria-pressed={type === chosen}
          {...(type === chosen ? {} : { 'data-kind': 'quiet' })}
          onClick={() => onChoose(type)}
        >
          {t(`tabs.${type}`)}
        </button>
      ))}
    </div>
  )
}
