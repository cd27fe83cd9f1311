import { useFormatter, useTranslations } from 'use-intl'
import { PlayerName } from '#ui/parts/player-name.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { Tournament } from '../contract.ts'
import { prizeAt } from '../shared/prize-at.ts'
import { usePoints } from './use-points.ts'

/** The top of the leaderboard, with the player's own row below it if it is further down. */
export function Standings({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  const { number } = useFormatter()
  const { winners, playerData, players, isFinal } = tournament
  const own = playerData?.place ?? null
  const title = t(isFinal ? 'results' : 'standings')
  const isBelow = own !== null && !winners.some(({ place }) => place === own)
  return (
    <CampaignSection
      title={title}
      aside={players > 0 ? <p className="text-muted">{t('players', { count: players, shown: number(players) })}</p> : null}
    >
      {winners.length === 0 ? (
        <p className="card p-5 text-muted">{t(isFinal ? 'nobody' : 'noScores')}</p>
      ) : (
        <div className="campaign-table-frame standings">
          <table className="campaign-table" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                <th scope="col">{t('player')}</th>
                <th scope="col" className="is-number">
                  {t(tournament.scoreRule === 'best-multiplier' ? 'multiplier' : 'points')}
                </th>
                <th scope="col" className="is-number">
                  {t('prize')}
                </th>
              </tr>
            </thead>
            <tbody>
              {winners.map((each) => (
                <Row key={each.place} {...each} tournament={tournament} />
              ))}
              {isBelow ? (
                <Row place={own} name={t('you')} avatar={null} points={playerData!.points} tournament={tournament} />
              ) : null}
            </tbody>
          </table>
        </div>
      )}
    </CampaignSection>
  )
}

type RowProps = Tournament['winners'][number] & { readonly tournament: Tournament }

function Row({ place, name, avatar, points, tournament }: RowProps) {
  const t = useTranslations('tournaments')
  const format = usePoints(tournament)
  const prize = prizeAt(tournament.prizes, place)
  const isOwn = place === tournament.playerData?.place
  return (
    <tr aria-current={isOwn ? 'true' : undefined}>
      <th scope="row" data-place={place}>
        {place}
      </th>
      <td>
        <PlayerName avatar={avatar}>{isOwn ? t('you') : (name ?? t('hidden'))}</PlayerName>
      </td>
      <td className="is-number">{format(points)}</td>
      <td className="is-number">{prize ? <PrizeLine coins={prize.coins} entries={prize.entries} /> : '–'}</td>
    </tr>
  )
}
