import { useFormatter, useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PlayerName } from '#ui/parts/player-name.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import type { Tournament } from '../contract.ts'
import { usePoints } from './use-points.ts'

/** How many of its winners a card names. */
const NAMED = 3

interface TournamentListProps {
  readonly tournaments: readonly Tournament[]
  /** The one that the page shows in full. */
  readonly shownId: string | undefined
  /** One of them has started or ended. */
  readonly onFlip: () => void
}

/** Tournaments with their dates, first prize and leaders; each opens in full. */
export function TournamentList({ tournaments, shownId, onFlip }: TournamentListProps) {
  return (
    <ul className="tournament-list">
      {tournaments.map((each) => (
        <TournamentCard key={each.historyId} tournament={each} isShown={each.historyId === shownId} onFlip={onFlip} />
      ))}
    </ul>
  )
}

interface TournamentCardProps {
  readonly tournament: Tournament
  readonly isShown: boolean
  readonly onFlip: () => void
}

function TournamentCard({ tournament, isShown, onFlip }: TournamentCardProps) {
  const t = useTranslations('tournaments')
  const { campaign, prizes, playerData, historyId } = tournament
  const first = prizes[0]
  const see = t(campaign.state === 'planned' ? 'seeDetails' : 'see')
  return (
    <li className="card tournament-card" aria-current={isShown ? 'true' : undefined}>
      {/* Moves it to the other list. */}
      <StateTag state={useCampaignState(campaign, onFlip)} />
      <h3>{campaign.title}</h3>
      <p className="text-muted">
        <Dates campaign={campaign} />
      </p>
      {first ? (
        <p className="tournament-first">
          {t('firstPrize')} <PrizeLine coins={first.coins} entries={first.entries} />
        </p>
      ) : null}
      <Leaders tournament={tournament} />
      {playerData && playerData.place !== null ? (
        <p className="font-semibold">{t('ownPlace', { place: playerData.place })}</p>
      ) : null}
      {isShown ? null : (
        <LocalLink className="campaign-link" to={`/tournaments?tournament=${historyId}`} aria-label={`${see}: ${campaign.title}`}>
          {see}
        </LocalLink>
      )}
    </li>
  )
}

function Leaders({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  const format = usePoints(tournament)
  if (tournament.winners.length === 0) return null
  return (
    <ol className="tournament-leaders">
      {tournament.winners.slice(0, NAMED).map(({ place, name, avatar, points }) => (
        <li key={place}>
          <span data-place={place}>{place}</span>
          <PlayerName avatar={avatar}>{place === tournament.playerData?.place ? t('you') : (name ?? t('hidden'))}</PlayerName>
          <span className="figures">{format(points)}</span>
        </li>
      ))}
    </ol>
  )
}

function Dates({ campaign: { startDay, endDay } }: Pick<Tournament, 'campaign'>) {
  const t = useTranslations('tournaments')
  const format = useFormatter()
  const date = (day: string | null) =>
    day ? format.dateTime(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' }) : ''
  return startDay === endDay || endDay === null ? date(startDay) : t('window', { from: date(startDay), to: date(endDay) })
}
