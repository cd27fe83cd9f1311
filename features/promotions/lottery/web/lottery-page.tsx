import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PlacesTable } from '#ui/promo/places-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getDetails, getTickets, type LotteryPrize } from '../contract.ts'

const data = pageData({ queries: (api) => [queryOf(api, getDetails)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** When the draw is, how tickets come, and what each place gets. */
export default function LotteryPage() {
  const t = useTranslations('lottery')
  const { data: details, refetch } = useSuspenseQuery(queryOf(useApi(), getDetails))
  const { campaign, coinsPerTicket, ticketsMax, bucketLabel, prizes } = details.data
  return (
    <CampaignPage campaign={campaign} picture="chest" onFlip={() => void refetch()}>
      {coinsPerTicket !== null ? (
        <>
          <CampaignFacts
            facts={[
              { label: t('facts.perTicket'), value: <PrizeLine coins={coinsPerTicket} /> },
              { label: t('facts.most'), value: ticketsMax },
              { label: t('facts.winners'), value: prizes.at(-1)?.to ?? 0 },
            ]}
          />
          <Tickets />
          {campaign.state === 'ended' ? (
            <CampaignSection title={t('winners')}>
              <p className="card p-5 text-muted">{t('winnersText')}</p>
            </CampaignSection>
          ) : null}
          <Prizes label={bucketLabel} prizes={prizes} />
        </>
      ) : null}
    </CampaignPage>
  )
}

/** Of the player alone: a guest has none, and nothing is asked for one. */
function Tickets() {
  const t = useTranslations('lottery')
  const api = useApi()
  const isPlayer = useIsPlayer()
  const { data } = useQuery({ ...queryOf(api, getTickets), enabled: isPlayer })
  if (!isPlayer) return null
  return (
    <CampaignSection title={t('tickets')}>
      <div className="card grid gap-1 p-5">
        <p className="text-[20px]/7 font-bold">{t('ticketCount', { count: data?.data.tickets.length ?? 0 })}</p>
        <p className="text-muted">{t('ticketsText')}</p>
      </div>
    </CampaignSection>
  )
}

function Prizes({ label, prizes }: { label: string | null; prizes: readonly LotteryPrize[] }) {
  const t = useTranslations('lottery')
  return (
    <CampaignSection title={label ?? t('buckets')} aside={<p className="text-muted">{t('prizes')}</p>}>
      <PlacesTable prizes={prizes} title={t('prize')} className="odds" />
    </CampaignSection>
  )
}
