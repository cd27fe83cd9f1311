import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'

/** The head of a column: of numbers at the right, of buttons for screen readers only. */
export type DeskHead = string | { readonly text: string; readonly of: 'numbers' | 'buttons' }

interface DeskTableProps {
  /** What its rows are, for screen readers. */
  readonly label: string
  readonly heads: readonly DeskHead[]
  /** On phones rows stack their cells, are `FoldRow`s, or stay rows where columns are few and short. */
  readonly onPhones?: 'stack' | 'fold' | 'stay'
  readonly className?: string
  /** Rows, whose cells name their column in `data-label`: on phones they stack. */
  readonly children: ReactNode
}

/** A table of the back office. */
export const DeskTable = ({ label, heads, onPhones = 'stack', className = '', children }: DeskTableProps) => (
  <ScrollRegion label={`${label}, table`} className={className}>
    <table className="operator-table tabular-nums" aria-label={label} data-stacked={STACKED[onPhones]}>
      <thead>
        <tr>{heads.map(headOf)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
)

const STACKED = { stack: '', fold: 'folds', stay: undefined } as const

const headOf = (head: DeskHead) =>
  typeof head === 'string' ? (
    <th key={head} scope="col">
      {head}
    </th>
  ) : (
    <th key={head.text} scope="col" className="text-right">
      {head.of === 'buttons' ? <span className="sr-only">{head.text}</span> : head.text}
    </th>
  )
