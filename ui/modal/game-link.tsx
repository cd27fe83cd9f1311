import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LocalLink } from '../i18n/local-link.tsx'
import { gameSearch } from './modal-location.ts'
import { afterPaint } from '../page/after-paint.ts'
import { isPlainClick } from '../page/plain-click.ts'
import { useHasModal } from '../page/web-features.tsx'

interface GameLinkProps {
  readonly game: { readonly slug: string; readonly path: string }
  readonly className: string
  readonly children: ReactNode
}

/**
 * Opens a game's modal over the page one is on, once the press itself was drawn: it is much to draw. Without scripts the
 * same link draws that page with it. Where no slice has that modal, it leads to the game itself.
 */
export function GameLink({ game, ...shown }: GameLinkProps) {
  return useHasModal('game') ? <OverPageLink slug={game.slug} {...shown} /> : <LocalLink to={game.path} {...shown} />
}

function OverPageLink({ slug, className, children }: Omit<GameLinkProps, 'game'> & { readonly slug: string }) {
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
