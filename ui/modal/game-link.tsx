import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LocalLink, useLocalNavigate } from '../i18n/local-link.tsx'
import { gameSearch } from './modal-location.ts'
import { useLongPress } from './use-long-press.ts'
import { afterPaint } from '../page/after-paint.ts'
import { isPlainClick } from '../page/plain-click.ts'
import { useHasModal } from '../page/web-features.tsx'

interface GameLinkProps {
  readonly game: { readonly slug: string; readonly path: string }
  readonly className: string
  /** Asked at a press: whether it goes straight to the game. Then a long press opens the modal. */
  readonly isDirect?: () => boolean
  readonly children: ReactNode
}

/**
 * Opens a game's modal over the current page, after the press has been painted, because the modal is expensive to
 * render. Without scripts the link loads the page with the modal. If no slice has that modal, it links to the game.
 */
export function GameLink({ game, ...shown }: GameLinkProps) {
  const { isDirect: _, ...plain } = shown
  return useHasModal('game') ? <OverPageLink game={game} {...shown} /> : <LocalLink to={game.path} {...plain} />
}

function OverPageLink({ game, className, isDirect = never, children }: GameLinkProps) {
  const search = gameSearch(useLocation().search, { slug: game.slug })
  const toGame = useLocalNavigate()
  const navigate = useNavigate()
  const open = () => afterPaint(() => void navigate(search, { state: { isPushed: true }, preventScrollReset: true }))
  const holding = useLongPress(() => isDirect() && open())
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isDirect()) afterPaint(() => toGame(game.path))
    else open()
  }
  return (
    <Link className={className} to={search} state={{ isPushed: true }} preventScrollReset {...holding} onClick={press}>
      {children}
    </Link>
  )
}

const never = (): boolean => false
