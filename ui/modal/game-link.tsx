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
 * Opens a game's modal over the current page, after the press has been painted, because the modal is expensive to
 * render. Without scripts the link loads the page with the modal. If no slice has that modal, it links to the game.
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
