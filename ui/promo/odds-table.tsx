import { useFormatter, useTranslations } from 'use-intl'
import { PrizeLine } from './prize-line.tsx'

interface OddsTableProps {
  readonly prizes: readonly { readonly coins: number; readonly entries?: number; readonly chancePer100k: number }[]
}

/** The prizes and their odds, shown before anyone takes part. */
export function OddsTable({ prizes }: OddsTableProps) {
  const t = useTranslations('ui.campaign')
  const format = useFormatter()
  return (
    <div className="campaign-table-frame odds">
      <table className="campaign-table">
        <thead>
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col" className="is-number">
              {t('chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ coins, entries = 0, chancePer100k }, at) => (
            <tr key={at}>
              <td>
                <PrizeLine coins={coins} entries={entries} />
              </td>
              <td className="is-number">
                {format.number(chancePer100k / 100_000, { style: 'percent', maximumSignificantDigits: 3 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
