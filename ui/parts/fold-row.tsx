import { type ReactNode, useState } from 'react'
import { Icon } from '../icons/icon.tsx'

interface FoldRowProps {
  readonly name: string
  /** Cells; those with `data-detail` are hidden on phones until the row is opened. */
  readonly children: ReactNode
}

/** A row of a desk table with many columns: on phones it shows the first ones, and opens to the rest. */
export function FoldRow({ name, children }: FoldRowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <tr data-fold={isOpen ? 'open' : 'closed'}>
      <th scope="row" aria-label={name}>
        {name}
        <button
          type="button"
          className="operator-fold"
          aria-expanded={isOpen}
          aria-label={`All figures of ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="caret-down-bold" className="size-4" />
        </button>
      </th>
      {children}
    </tr>
  )
}
