import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { League } from '../shared/league.ts'
import { useShare } from './words.ts'

interface BenefitTableProps {
  readonly leagues: readonly League[]
  readonly hereId: number | undefined
}

const ROWS = ['weekly', 'levelUp', 'gift', 'levels', 'points'] as const

/** Benefits of each league; the player's column is highlighted. */
export function BenefitTable({ leagues, hereId }: BenefitTableProps) {
  const t = useTranslations('rank-league')
  const valueOf = useValue()
  return (
    <div className="campaign-table-frame" role="region" aria-label={t('gives')} tabIndex={0}>
      <table className="campaign-table league-table">
        <thead>
          <tr>
            <th scope="col">{t('benefit')}</th>
            {leagues.map(({ id, key }) => (
              <th key={id} scope="col" data-is-here={id === hereId}>
                {t(`key.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`rows.${row}`)}</th>
              {leagues.map((league) => (
                <td key={league.id} data-is-here={league.id === hereId}>
                  {valueOf(row, league)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useValue() {
  const t = useTranslations('rank-league')
  const format = useFormatter()
  const amount = useAmount()
  const shareOf = useShare()
  return (row: (typeof ROWS)[number], league: League): string => {
    switch (row) {
      case 'weekly':
        return shareOf(league.weeklyRewardBasisPoints)
      case 'levelUp':
        return amount('coins', league.levelUpCoins)
      case 'gift':
        return league.sectionUpCoins === 0 ? t('none') : amount('coins', league.sectionUpCoins)
      case 'levels':
        return t('levelRange', { from: league.fromLevel, to: league.toLevel })
      case 'points':
        return format.number(league.pointsPerLevel, 'grouped')
    }
  }
}
