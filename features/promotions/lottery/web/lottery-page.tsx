import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { InputOf } from '#kernel/contract.ts'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PlacesTable } from '#ui/promo/places-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getDetails, getTickets, type LotteryPrize } from '../contract.ts'

/** `?draw=` names a past draw; without it, the page shows the latest. */
function drawOf(search: string): Pick<InputOf<typeof getDetails>, 'query'> {
  const id = new URLSearchParams(search).get('draw')
  return { query: id === null ? {} : { id } }
}

const data = pageData({ queries: (api, { url }) => [queryOf(api, getDetails, drawOf(url.search))] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The date of the draw, how to earn tickets, and the prize of each rank. */
export default function LotteryPage() {
  const t = useTranslations('lottery')
  const draw = drawOf(useLocation().search)
  const { data: details, refetch } = useSuspenseQuery(queryOf(useApi(), getDetails, draw))
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

/** For players only: a guest has no tickets, so nothing is requested. */
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
