import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { getInfo, type InvitedFriend } from '../contract.ts'
import { ShareCard } from './share-card.tsx'

type Reward = NonNullable<ReplyOf<typeof getInfo>['data']['reward']>

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's referral link, the reward of both sides and the invited friends. */
export default function ReferralPage() {
  const t = useTranslations('referral')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, reward, own } = info.data
  return (
    <CampaignPage
      campaign={campaign}
      picture="letter"
      onFlip={() => void refetch()}
      action={
        own ? null : (
          <>
            <p className="campaign-note">{t('guest')}</p>
            <p className="campaign-action">
              <LocalLink className="button" to="/signup">
                {t('signUp')}
              </LocalLink>
            </p>
          </>
        )
      }
    >
      {own ? <ShareCard code={own.code} /> : null}
      <CampaignSection title={t('both')}>
        {reward ? (
          <>
            <div className="grid gap-3 md:grid-cols-2">
              <SideCard side="friend" reward={reward} />
              <SideCard side="you" reward={reward} />
            </div>
            <p className="text-muted">
              {t(`condition.${reward.condition}`)} {t('friendsMax', { count: reward.friendsMax })}{' '}
              {campaign.state === 'planned' ? t('planned') : null}
            </p>
          </>
        ) : (
          <p className="card p-5 text-muted">{t('noReward')}</p>
        )}
      </CampaignSection>
      {own ? (
        <CampaignSection title={t('invited')} aside={<p className="text-muted">{t('count', { count: own.total })}</p>}>
          {own.invited.length > 0 ? <InvitedTable invited={own.invited} /> : <p className="card p-5 text-muted">{t('none')}</p>}
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

function SideCard({ side, reward: { coins, entries } }: { side: 'friend' | 'you'; reward: Pick<Reward, 'coins' | 'entries'> }) {
  const t = useTranslations('referral')
  return (
    <div className="card grid content-start gap-2 p-5">
      <h3 className="font-display font-bold">{t(side)}</h3>
      <p className="campaign-card-value">
        <PrizeLine coins={coins} entries={entries} />
      </p>
    </div>
  )
}

function InvitedTable({ invited }: { invited: readonly InvitedFriend[] }) {
  const t = useTranslations('referral')
  const format = useFormatter()
  return (
    <div className="campaign-table-frame" role="region" aria-label={t('invited')} tabIndex={0}>
      <table className="campaign-table">
        <thead>
          <tr>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('since')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {invited.map(({ name, day, state }, at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>{format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium' })}</td>
              <td>{t(`states.${state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
