import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { checkRewards } from '#features/registration/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo, type InvitedFriend } from '../contract.ts'
import { ShareCard } from './share-card.tsx'

const ALL = { query: {} }

const data = pageData({ queries: (api) => [queryOf(api, getInfo), queryOf(api, checkRewards, ALL)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** One's own link to share, what both get, and who came by it. */
export default function ReferralPage() {
  const t = useTranslations('referral')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, inviterReward, own } = info.data
  return (
    <CampaignPage
      campaign={campaign}
      picture="letter"
      onFlip={() => void refetch()}
      action={
        own ? null : (
          <p className="campaign-action">
            <LocalLink className="button" to="/signup">
              {t('signUp')}
            </LocalLink>
          </p>
        )
      }
    >
      {own ? <ShareCard code={own.code} /> : <p className="card p-5 text-muted">{t('guest')}</p>}
      <CampaignSection title={t('both')}>
        <div className="grid gap-3 md:grid-cols-2">
          <FriendGift />
          <div className="card grid content-start gap-2 p-5">
            <h3 className="font-display font-bold">{t('you')}</h3>
            {inviterReward ? (
              <>
                <p className="campaign-card-value">
                  <PrizeLine coins={inviterReward.coins} entries={inviterReward.entries} />
                </p>
                <p className="text-muted">
                  {t(`condition.${inviterReward.condition}`)} {campaign.state === 'planned' ? t('youPlanned') : null}
                </p>
              </>
            ) : (
              <p className="text-muted">{t('youNone')}</p>
            )}
          </div>
        </div>
      </CampaignSection>
      {own ? (
        <CampaignSection title={t('invited')} aside={<p className="text-muted">{t('count', { count: own.total })}</p>}>
          {own.invited.length > 0 ? <InvitedTable invited={own.invited} /> : <p className="card p-5 text-muted">{t('none')}</p>}
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

function FriendGift() {
  const t = useTranslations('referral')
  const { coins, entries } = useSuspenseQuery(queryOf(useApi(), checkRewards, ALL)).data.registrationReferralReward
  return (
    <div className="card grid content-start gap-2 p-5">
      <h3 className="font-display font-bold">{t('friend')}</h3>
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
