import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { usePrice } from '#ui/format/price.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { Bonus } from '../contract.ts'

interface BonusTermsProps {
  readonly bonus: Bonus['bonusInfo']
  /** Unix seconds. */
  readonly until: number
  readonly isGranted: boolean
}

/** Until when it is offered, to whom, what it asks for, and what it asks for afterward: nothing (BON-1). */
export function BonusTerms({ bonus: { type, minPurchaseCents }, until, isGranted }: BonusTermsProps) {
  const t = useTranslations('offers.terms')
  const dateTime = useDateTimeText()
  const price = usePrice()(minPurchaseCents)
  const terms = [
    ...(isGranted ? [] : [['until', dateTime(until * SECOND_MS, 'short')] as const]),
    ['who', t('whoText')] as const,
    ['needs', minPurchaseCents > 0 ? t('needsPurchase', { price }) : t('needsNothing')] as const,
    ['playthrough', t('playthroughText')] as const,
    ['order', t(type === 'free-spins' ? 'orderOfSpins' : 'orderOfEntries')] as const,
  ]
  return (
    <dl className="grid w-full gap-2 rounded-control bg-page/60 p-3 text-left text-[13px]/5 hairline">
      {terms.map(([term, text]) => (
        <div key={term} className="grid grid-cols-[110px_1fr] gap-2">
          <dt className="text-muted">{t(term)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
