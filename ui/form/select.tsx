import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'

/** The native select with the site's caret: it works best on phones and supports type-ahead. */
export const Select = ({ children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select className="input truncate pr-10" {...rest}>
      {children}
    </select>
    <span className="pointer-events-none absolute top-3.5 right-3.5 text-muted">
      <Icon name="caret-down-bold" />
    </span>
  </span>
)
