import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { MoneyBoxViewProps } from './money-box-view.tsx'

const HOUR_SECONDS = 3_600
const BASIS_POINTS = 10_000

/** The rules of the box in numbers and in words, from its settings; nothing where no box is planned. */
export function BoxRules({ info }: Pick<MoneyBoxViewProps, 'info'>) {
  const t = useTranslations('money-box')
  const { number } = useFormatter()
  const format = useAmount()
  const { shareBasisPoints, cooldownSeconds, minAmount, maxAmount } = info
  if (shareBasisPoints === null || cooldownSeconds === null) return null
  const share = number(shareBasisPoints / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 })
  const wait = t('wait', { hours: Math.round((cooldownSeconds / HOUR_SECONDS) * 10) / 10 })
  const [least, most] = [format('coins', minAmount), format('coins', maxAmount)]
  return (
    <CampaignSection title={t('rules.title')}>
      <CampaignFacts
        facts={[
          { label: t('rules.share'), value: share },
          { label: t('rules.least'), value: <PrizeLine coins={minAmount} /> },
          { label: t('rules.most'), value: <PrizeLine coins={maxAmount} /> },
          { label: t('rules.rest'), value: wait },
        ]}
      />
      <ul className="box-rules">
        <li>{t('rules.fills', { share })}</li>
        <li>{t('rules.stops', { most })}</li>
        {cooldownSeconds > 0 ? <li>{t('rules.rests', { wait })}</li> : null}
        <li>{t('rules.ends', { least })}</li>
      </ul>
    </CampaignSection>
  )
}
