import { useTranslations } from 'use-intl'
import { PrizeLine } from './prize-line.tsx'

interface PlacesTableProps {
  /** By place, from the first to the last that they go to. */
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly coins: number; readonly entries: number }[]
  /** Heads the column of prizes. */
  readonly title: string
  /** How the section stands beside its neighbours: `odds` or `prize-table`. */
  readonly className: string
}

/** What each place wins. */
export function PlacesTable({ prizes, title, className }: PlacesTableProps) {
  const t = useTranslations('ui.campaign')
  return (
    <div className={`campaign-table-frame ${className}`}>
      <table className="campaign-table">
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ from, to, coins, entries }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : t('places', { from, to })}</th>
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
