import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { usePrice } from '#ui/format/price.ts'
import { useDayText } from '#ui/time/day-text.ts'
import { useReasonText } from './reason-text.ts'

/** What can be redeemed now, and what its parts are. */
export function AvailableCard({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet')
  const amount = useAmount()
  const price = usePrice()
  const day = useDayText()
  const reason = useReasonText(overview)
  const { winnings, heldWinnings, availableCents, limitedBy, minCents, maxCents, settlesAt, blocks } = overview
  const missing = winnings - heldWinnings - availableCents
  const rows: readonly (readonly [string, string])[] = [
    [t('winnings'), amount('winnings', winnings)],
    ...(heldWinnings > 0 ? [[t('held'), amount('winnings', heldWinnings)] as const] : []),
    ...(missing > 0
      ? [
          [
            limitedBy === 'bank-settles-on' && settlesAt !== null
              ? t('waitingUntil', { date: day(settlesAt * SECOND_MS) })
              : t('waiting'),
            amount('winnings', missing),
          ] as const,
        ]
      : []),
    [t('least'), price(minCents)],
    [t('most'), price(maxCents)],
  ]
  return (
    <section className="card redeem-hero" aria-labelledby="redeem-ready">
      <div className="redeem-sum">
        <h2 id="redeem-ready" className="text-[15px]/5 font-semibold text-muted">
          {t(blocks.length > 0 ? 'available' : 'ready')}
        </h2>
        <p className="redeem-figure">{price(availableCents)}</p>
        <p className="text-[14px]/5 text-muted">{t('rate')}</p>
      </div>
      <dl className="redeem-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {limitedBy && blocks.length === 0 ? (
        <p className="redeem-note">{t('limited', { amount: price(availableCents), reason: reason(limitedBy) })}</p>
      ) : null}
    </section>
  )
}
