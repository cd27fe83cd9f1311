import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DataOf } from '#kernel/contract.ts'
import { usePrice } from '#ui/format/price.ts'
import type { DayFigures, getStatistics, ReferredPlayer } from '../contract.ts'
import { dateOf } from './share-text.ts'

const DAY_HEADS = ['day', 'clicks', 'signUps', 'firstPurchases', 'revenue', 'share'] as const
const PLAYER_HEADS = ['player', 'link', 'state', 'joined', 'firstPurchase', 'revenue', 'share'] as const

interface DaysTableProps {
  readonly days: readonly DayFigures[]
  readonly totals: DataOf<typeof getStatistics>['totals']
}

export function DaysTable({ days, totals }: DaysTableProps) {
  const t = useTranslations('affiliates')
  return (
    <Table label={t('areas.statistics')} heads={DAY_HEADS}>
      <tbody>
        {days.map(({ day, ...figures }) => (
          <tr key={day}>
            <th scope="row">
              <Day of={day} />
            </th>
            <DayCells {...figures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <DayCells {...totals} />
        </tr>
      </tfoot>
    </Table>
  )
}

function DayCells({ clicks, signUps, firstPurchases, revenueCents, shareCents }: Omit<DayFigures, 'day'>) {
  const format = useFormatter()
  const price = usePrice()
  return (
    <>
      <td className="is-number">{clicks === null ? '–' : format.number(clicks)}</td>
      <td className="is-number">{format.number(signUps)}</td>
      <td className="is-number">{format.number(firstPurchases)}</td>
      <td className="is-number">{price(revenueCents)}</td>
      <td className="is-number">{price(shareCents)}</td>
    </>
  )
}

export function PlayersTable({ players }: { readonly players: readonly ReferredPlayer[] }) {
  const t = useTranslations('affiliates')
  const price = usePrice()
  return (
    <Table label={t('areas.detailed')} heads={PLAYER_HEADS}>
      <tbody>
        {players.map(({ name, link, state, joinedOn, firstPurchaseOn, revenueCents, shareCents }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td className="min-w-32 whitespace-normal break-words">{link}</td>
            <td>{state}</td>
            <td>
              <Day of={joinedOn} />
            </td>
            <td>{firstPurchaseOn === null ? '–' : <Day of={firstPurchaseOn} />}</td>
            <td className="is-number">{price(revenueCents)}</td>
            <td className="is-number">{price(shareCents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function Day({ of }: { readonly of: string }) {
  return useFormatter().dateTime(dateOf(of), { dateStyle: 'medium' })
}

type Head = (typeof DAY_HEADS)[number] | (typeof PLAYER_HEADS)[number]

const NUMBERS: readonly Head[] = ['clicks', 'signUps', 'firstPurchases', 'revenue', 'share']

interface TableProps {
  readonly label: string
  readonly heads: readonly Head[]
  readonly children: ReactNode
}

function Table({ label, heads, children }: TableProps) {
  const t = useTranslations('affiliates')
  return (
    <div className="campaign-table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="campaign-table" data-wide="">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={NUMBERS.includes(head) ? 'is-number' : undefined}>
                {t(`heads.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
