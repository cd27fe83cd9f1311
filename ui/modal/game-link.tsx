import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { gameSearch } from './modal-location.ts'
import { afterPaint } from '../page/after-paint.ts'
import { isPlainClick } from '../page/plain-click.ts'

interface GameLinkProps {
  readonly slug: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * Opens a game's modal over the page one is on, once the press itself was drawn: it is much to draw. Without scripts the
 * same link draws that page with it.
 */
export function GameLink({ slug, className, children }: GameLinkProps) {
  const search = gameSearch(useLocation().search, slug)
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    afterPaint(() => void navigate(search, { state: { isPushed: true }, preventScrollReset: true }))
  }
  return (
    <Link className={className} to={search} state={{ isPushed: true }} preventScrollReset onClick={open}>
      {children}
    </Link>
  )
}
