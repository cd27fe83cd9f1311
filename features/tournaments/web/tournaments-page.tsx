import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignPage, CampaignSection, StateTag } from '#ui/promo/campaign-page.tsx'
import { PlacesTable } from '#ui/promo/places-table.tsx'
import { getHistory, getNext, getTournament, HISTORY_LIMIT, NEXT_LIMIT, type Tournament } from '../contract.ts'
import { askAnew } from './queries.ts'
import { Standings } from './standings.tsx'

const FIRST = { query: {} }
const NEXT = { query: { limit: NEXT_LIMIT, offset: 0 } }
const PAST = { query: { limit: HISTORY_LIMIT, offset: 0 } }

const data = pageData({
  queries: (api) => [queryOf(api, getTournament, FIRST), queryOf(api, getNext, NEXT), queryOf(api, getHistory, PAST)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The tournament of the moment with its table of prizes and games, those to come, and those that are over. */
export default function TournamentsPage() {
  const t = useTranslations('tournaments')
  const api = useApi()
  const queries = useQueryClient()
  const { campaign, tournament } = useSuspenseQuery(queryOf(api, getTournament, FIRST)).data.data
  const next = useSuspenseQuery(queryOf(api, getNext, NEXT)).data.data.tournaments
  const past = useSuspenseQuery(queryOf(api, getHistory, PAST)).data.data.tournaments
  return (
    <CampaignPage campaign={campaign} picture="trophy" onFlip={() => askAnew(queries)}>
      {tournament ? (
        <>
          <Standings winners={tournament.winners} playerData={tournament.playerData} />
          <CampaignSection title={t('games')} aside={<p className="text-muted">{t(`score.${tournament.scoreRule}`)}</p>}>
            <CampaignGames games={tournament.games} />
          </CampaignSection>
          <CampaignSection title={t('prizes')}>
            <PlacesTable
              prizes={tournament.prizes.map(({ fromPlace, toPlace, ...prize }) => ({ from: fromPlace, to: toPlace, ...prize }))}
              title={t('prize')}
              className="prize-table"
            />
          </CampaignSection>
        </>
      ) : null}
      {next.length > 0 ? (
        <CampaignSection title={t('next')}>
          <TournamentList tournaments={next} />
        </CampaignSection>
      ) : null}
      <CampaignSection title={t('history')}>
        {past.length > 0 ? <TournamentList tournaments={past} /> : <p className="card p-5 text-muted">{t('noHistory')}</p>}
      </CampaignSection>
    </CampaignPage>
  )
}

function TournamentList({ tournaments }: { tournaments: readonly Tournament[] }) {
  const t = useTranslations('tournaments')
  const format = useFormatter()
  const date = (day: string | null) =>
    day ? format.dateTime(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'long' }) : ''
  return (
    <ul className="campaign-grid" style={{ '--card-min': 'min(100%, 300px)' } as React.CSSProperties}>
      {tournaments.map(({ historyId, campaign }) => (
        <li key={historyId} className="card grid content-start justify-items-start gap-2 p-5">
          <State campaign={campaign} />
          <h3 className="text-[18px]/6 font-bold">{campaign.title}</h3>
          <p className="text-muted">
            {campaign.startDay === campaign.endDay
              ? date(campaign.startDay)
              : t('window', { from: date(campaign.startDay), to: date(campaign.endDay) })}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Which list it belongs to changes with it. */
function State({ campaign }: Pick<Tournament, 'campaign'>) {
  const queries = useQueryClient()
  return <StateTag state={useCampaignState(campaign, () => askAnew(queries))} />
}
