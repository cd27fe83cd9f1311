import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Name of a picture in `public/art/interface`. */
  readonly picture: string
  /** A sentence, and an action where there is one. */
  readonly children: ReactNode
}

/** What stands where there is nothing to show. */
export function EmptyState({ picture, children }: EmptyStateProps) {
  const art = `/art/interface/${picture}`
  return (
    <div className="empty-state">
      <img src={`${art}-128.webp`} srcSet={`${art}-128.webp 1x, ${art}-256.webp 2x`} width={128} height={128} alt="" />
      {children}
    </div>
  )
}
