import './tournaments.css'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PlacesTable } from '#ui/promo/places-table.tsx'
import type { Tournament } from '../contract.ts'
import { OwnPlace } from './own-place.tsx'
import { Rules } from './rules.tsx'
import { Standings } from './standings.tsx'
import { TournamentList } from './tournament-list.tsx'

export interface TournamentsViewProps {
  /** Shown while no tournament is planned. */
  readonly campaign: CampaignOnPage
  /** The one shown in full. */
  readonly tournament: Tournament | null
  readonly next: readonly Tournament[]
  readonly past: readonly Tournament[]
  readonly isPlayer: boolean
  readonly onRefresh: () => void
  /** Shows more past tournaments; absent if there may be none. */
  readonly onEarlier?: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function TournamentsView({ campaign, tournament, next, past, isPlayer, onRefresh, onEarlier }: TournamentsViewProps) {
  const t = useTranslations('tournaments')
  const list = { shownId: tournament?.historyId, onFlip: onRefresh }
  const hasBegun = tournament?.campaign.state === 'running' || tournament?.campaign.state === 'ended'
  return (
    <CampaignPage
      campaign={tournament?.campaign ?? campaign}
      picture="trophy"
      onFlip={onRefresh}
      {...(tournament && hasBegun && { action: <OwnPlace tournament={tournament} isPlayer={isPlayer} /> })}
    >
      {tournament ? (
        <>
          {hasBegun ? <Standings tournament={tournament} /> : null}
          <CampaignSection
            title={t('games')}
            aside={
              <p id="tournament-games" className="text-muted">
                {t(`score.${tournament.scoreRule}`)}
              </p>
            }
          >
            <CampaignGames games={tournament.games} />
          </CampaignSection>
          <CampaignSection title={t('prizes')}>
            <PlacesTable
              prizes={tournament.prizes.map(({ fromPlace, toPlace, ...prize }) => ({ from: fromPlace, to: toPlace, ...prize }))}
              title={t('prize')}
              className="prize-table"
            />
          </CampaignSection>
          <Rules tournament={tournament} />
        </>
      ) : null}
      {next.length > 0 ? (
        <CampaignSection title={t('next')}>
          <TournamentList tournaments={next} {...list} />
        </CampaignSection>
      ) : null}
      <CampaignSection title={t('history')}>
        {past.length > 0 ? (
          <TournamentList tournaments={past} {...list} />
        ) : (
          <p className="card p-5 text-muted">{t('noHistory')}</p>
        )}
        {onEarlier ? (
          <button type="button" className="button justify-self-start" data-kind="quiet" onClick={onEarlier}>
            {t('earlier')}
          </button>
        ) : null}
      </CampaignSection>
    </CampaignPage>
  )
}
