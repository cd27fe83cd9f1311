import { useTranslations } from 'use-intl'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { Tournament } from '../contract.ts'

/** What each place wins. */
export function PrizeTable({ prizes }: Pick<Tournament, 'prizes'>) {
  const t = useTranslations('tournaments')
  return (
    <div className="campaign-table-frame prize-table">
      <table className="campaign-table">
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ fromPlace, toPlace, coins, entries }) => (
            <tr key={fromPlace}>
              <th scope="row">{fromPlace === toPlace ? fromPlace : t('places', { from: fromPlace, to: toPlace })}</th>
              <td>
                <PrizeLine coins={coins} entries={entries} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
