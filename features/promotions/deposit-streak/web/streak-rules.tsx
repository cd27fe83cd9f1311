import { useTranslations } from 'use-intl'
import { usePrice } from '#ui/format/price.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { WHEELS_MAX } from '../contract.ts'
import type { StreakViewProps } from './streak-view.tsx'

const HOUR_SECONDS = 3_600

/** The rules of the streak in numbers and in words, from its settings; nothing where no streak is planned. */
export function StreakRules({ info }: Pick<StreakViewProps, 'info'>) {
  const t = useTranslations('deposit-streak')
  const price = usePrice()
  const { minDepositValue, settings } = info
  if (minDepositValue === null || settings.secondsToNextStep === null) return null
  const least = price(minDepositValue)
  const time = t('hours', { count: Math.round((settings.secondsToNextStep / HOUR_SECONDS) * 10) / 10 })
  const { dailyStepsMax } = settings
  return (
    <CampaignSection title={t('rules.title')}>
      <CampaignFacts
        facts={[
          { label: t('facts.least'), value: least },
          { label: t('facts.time'), value: time },
          { label: t('facts.daily'), value: dailyStepsMax ?? t('noLimit') },
        ]}
      />
      <ul className="streak-rules">
        <li>{t('rules.counts', { least })}</li>
        <li>{t('rules.timer', { time })}</li>
        {dailyStepsMax === null ? null : <li>{t('rules.daily', { count: dailyStepsMax })}</li>}
        <li>{t('rules.last')}</li>
        <li>{t('rules.waits', { count: WHEELS_MAX })}</li>
        <li>{t('rules.refunds')}</li>
      </ul>
    </CampaignSection>
  )
}
