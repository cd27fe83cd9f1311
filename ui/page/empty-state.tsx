import type { ReactNode } from 'react'
import { interfaceArt } from '../brand/interface-art.ts'

interface EmptyStateProps {
  /** Name of a picture in `public/art/interface`. */
  readonly picture: string
  /** A sentence, and an action where there is one. */
  readonly children: ReactNode
}

/** What stands where there is nothing to show. */
export function EmptyState({ picture, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <img {...interfaceArt(picture)} width={128} height={128} alt="" />
      {children}
    </div>
  )
}
