import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

interface OddsTableProps {
  readonly rows: readonly { readonly prize: ReactNode; /** From 0 to 1. */ readonly chance: number }[]
}

/** What may be won, and how often: before anybody takes part. */
export function OddsTable({ rows }: OddsTableProps) {
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
          {rows.map(({ prize, chance }, at) => (
            <tr key={at}>
              <td>{prize}</td>
              <td className="is-number">{format.number(chance, { style: 'percent', maximumSignificantDigits: 3 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
