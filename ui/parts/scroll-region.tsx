import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** What it holds, for screen readers. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A table that scrolls sideways where it is too wide, also by keyboard. */
export const ScrollRegion = ({ label, className = '', children }: ScrollRegionProps) => (
  <div className={`operator-scroll ${className}`.trim()} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
)
