import './collections.css'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CARD_TILES, useGameCount } from './games-of.ts'

interface CollectionCardProps {
  readonly to: string
  readonly title: string
  /** The first ones are shown. */
  readonly games: readonly { readonly id: string; readonly imageMobile: string }[]
  readonly total: number
}

/** A list of games as a card: its first tiles, name and size. */
export function CollectionCard({ to, title, games, total }: CollectionCardProps) {
  const inGames = useGameCount()
  return (
    <LocalLink className="card collection-card" to={to}>
      <span className="collection-tiles" aria-hidden="true">
        {games.slice(0, CARD_TILES).map(({ id, imageMobile }) => (
          <img key={id} src={imageMobile} width={320} height={427} alt="" loading="lazy" decoding="async" />
        ))}
      </span>
      <span className="grid gap-1">
        <span className="font-display text-[20px]/7 font-bold">{title}</span>
        <span className="text-muted">{inGames(total)}</span>
      </span>
    </LocalLink>
  )
}
