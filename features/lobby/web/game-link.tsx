import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { gameSearch } from '#ui/modal/modal-location.ts'

interface GameLinkProps {
  readonly slug: string
  readonly className: string
  readonly children: ReactNode
}

/** Opens a game's modal over the page one is on; without scripts the same link draws that page with it. */
export function GameLink({ slug, className, children }: GameLinkProps) {
  const search = gameSearch(useLocation().search, slug)
  return (
    <Link className={className} to={search} state={{ isPushed: true }} preventScrollReset>
      {children}
    </Link>
  )
}
