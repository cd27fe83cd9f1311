import type { ReactNode } from 'react'
import { interfaceArt } from '../brand/interface-art.ts'

interface EmptyStateProps {
  /** A picture in `public/art/interface`. */
  readonly picture: string
  /** A sentence, with an optional action. */
  readonly children: ReactNode
}

/** Placeholder for an empty list. */
export function EmptyState({ picture, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <img {...interfaceArt(picture)} width={128} height={128} alt="" />
      {children}
    </div>
  )
}
