import { useFormatter, useTranslations } from 'use-intl'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import type { Tournament } from '../contract.ts'

/** The head of the table as it stands, and where the player is; nothing while nobody has scored. */
export function Standings({ winners, playerData }: Pick<Tournament, 'winners' | 'playerData'>) {
  const t = useTranslations('tournaments')
  const { number } = useFormatter()
  if (winners.length === 0 && !playerData) return null
  return (
    <CampaignSection
      title={t('standings')}
      aside={
        playerData ? (
          <p className="text-muted">
            {t('own', { place: playerData.place, points: number(playerData.points), rounds: playerData.roundsPlayed })}
          </p>
        ) : null
      }
    >
      {winners.length > 0 ? (
        <div className="campaign-table-frame prize-table">
          <table className="campaign-table">
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                <th scope="col">{t('player')}</th>
                <th scope="col">{t('points')}</th>
              </tr>
            </thead>
            <tbody>
              {winners.map(({ place, name, points }) => (
                <tr key={place} aria-current={place === playerData?.place ? 'true' : undefined}>
                  <th scope="row">{place}</th>
                  <td>{name}</td>
                  <td className="figures">{number(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </CampaignSection>
  )
}
