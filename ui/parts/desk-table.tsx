import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'

interface DeskTableProps {
  /** What its rows are, for screen readers. */
  readonly label: string
  readonly heads: readonly string[]
  /** Rows, whose cells name their column in `data-label`: on phones they stack. */
  readonly children: ReactNode
}

/** A table of the back office. */
export const DeskTable = ({ label, heads, children }: DeskTableProps) => (
  <ScrollRegion label={`${label}, table`}>
    <table className="operator-table tabular-nums" data-stacked>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
)
