import { useFormatter, useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import type { getInfo } from '../contract.ts'

const MINUTE = 60
const CENTS = 100

/** What earns cards, the odds with the exact average, and the seal, from the settings; nothing where no set is planned. */
export function ScratchRules({ info }: { info: ReplyOf<typeof getInfo>['data'] }) {
  const t = useTranslations('scratch-cards')
  const { number, list } = useFormatter()
  const { rules, prizes, oddsHash, isCoinsOnly } = info
  if (!rules) return null
  const { freeCards, dailyRounds, purchaseCents, timerSeconds } = rules
  return (
    <>
      <CampaignSection title={t('odds')}>
        <OddsTable prizes={prizes} hasAverage />
        <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
        {oddsHash === null ? null : <OddsNote hash={oddsHash} />}
      </CampaignSection>
      <CampaignSection title={t('rules.title')}>
        <ul className="scratch-rules">
          {freeCards > 0 ? <li>{t('rules.free', { count: freeCards })}</li> : null}
          <li>{t('rules.rounds', { rounds: list(dailyRounds.map((count) => number(count))), count: dailyRounds.length })}</li>
          {purchaseCents === null ? null : (
            <li>{t('rules.purchase', { price: number(purchaseCents / CENTS, { style: 'currency', currency: 'USD' }) })}</li>
          )}
          {timerSeconds > 0 ? <li>{t('rules.timer', { minutes: Math.ceil(timerSeconds / MINUTE) })}</li> : null}
          <li>{t('rules.sealed')}</li>
          <li>{t('rules.end')}</li>
        </ul>
      </CampaignSection>
    </>
  )
}
