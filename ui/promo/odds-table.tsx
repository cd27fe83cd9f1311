import { useFormatter, useTranslations } from 'use-intl'
import { PrizeLine } from './prize-line.tsx'

interface OddsTableProps {
  readonly prizes: readonly { readonly coins: number; readonly entries?: number; readonly chancePer100k: number }[]
  /** Adds the exact average prize. */
  readonly hasAverage?: boolean
}

/** The prizes and their odds, shown before anyone takes part. */
export function OddsTable({ prizes, hasAverage = false }: OddsTableProps) {
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
        {hasAverage ? <Average prizes={prizes} /> : null}
      </table>
    </div>
  )
}

const ASSETS = ['coins', 'entries'] as const
const MINOR_PER_UNIT = 100
const WHOLE = 100_000

/** What one draw pays on average: exact where the digits end, else to hundredths. */
function Average({ prizes }: Pick<OddsTableProps, 'prizes'>) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const shown = ASSETS.flatMap((asset) => {
    const sum = prizes.reduce((all, prize) => all + (prize[asset] ?? 0) * prize.chancePer100k, 0)
    const value = format.number(sum / WHOLE / MINOR_PER_UNIT, { maximumFractionDigits: endsIn(sum) ? 7 : 2 })
    return sum > 0 ? [`${value} ${t(asset)}`] : []
  })
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('campaign.average')}</th>
        <td className="is-number">{format.list(shown)}</td>
      </tr>
    </tfoot>
  )
}

/** Chances of ninths and the like are stored as rounded fractions. */
const endsIn = (sum: number): boolean => Number.isInteger(sum)
