import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { AreaCard } from '#ui/parts/area-card.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getRewards } from '../contract.ts'
import { RewardRow } from './reward-row.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getRewards)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Records of what became of the rewards. */
const RELATED = ['/wallet', '/profile/statements']

/** Everything that promotions gave the player, newest first. */
export default function RewardsPage() {
  const t = useTranslations('rewards')
  const groups = useTranslations('ui.accountGroups')
  const { rewards } = useSuspenseQuery(queryOf(useApi(), getRewards)).data.data
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <AccountCard title={t('title')} text={t('intro')}>
          {rewards.length === 0 ? (
            <EmptyState picture="gift">
              <p>{t('nothingText')}</p>
              <LocalLink className="button" to="/promotions">
                {t('toPromotions')}
              </LocalLink>
            </EmptyState>
          ) : (
            <ul className="grid gap-2">
              {rewards.map((reward) => (
                <RewardRow key={reward.id} reward={reward} />
              ))}
            </ul>
          )}
        </AccountCard>
        <div className="grid gap-4">
          {rewards.length > 0 ? (
            <AccountCard title={t('promotions')} text={t('nothingText')}>
              <LocalLink className="button" data-kind="quiet" to="/promotions">
                {t('toPromotions')}
              </LocalLink>
            </AccountCard>
          ) : null}
          <AreaCard title={groups('records')} paths={RELATED} />
        </div>
      </AccountColumns>
    </AccountFrame>
  )
}
