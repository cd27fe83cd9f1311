import { useTranslations } from 'use-intl'
import { PrizeLine } from './prize-line.tsx'

interface PlacesTableProps {
  /** By rank, from the first to the last rank of each prize. */
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly coins: number; readonly entries: number }[]
  /** Header of the prize column. */
  readonly title: string
  /** The section's layout: `odds` or `prize-table`. */
  readonly className: string
}

/** The prize of each rank. */
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
