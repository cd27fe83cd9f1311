import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'

/** The head of a column: of numbers at the right, of buttons for screen readers only. */
export type DeskHead = string | { readonly text: string; readonly of: 'numbers' | 'buttons' }

interface DeskTableProps {
  /** What its rows are, for screen readers. */
  readonly label: string
  readonly heads: readonly DeskHead[]
  /** Few and short columns: rows stay rows on phones. */
  readonly isNarrow?: boolean
  readonly className?: string
  /** Rows, whose cells name their column in `data-label`: on phones they stack. */
  readonly children: ReactNode
}

/** A table of the back office. */
export const DeskTable = ({ label, heads, isNarrow = false, className = '', children }: DeskTableProps) => (
  <ScrollRegion label={`${label}, table`} className={className}>
    <table className="operator-table tabular-nums" aria-label={label} data-stacked={isNarrow ? undefined : ''}>
      <thead>
        <tr>{heads.map(headOf)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
)

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
