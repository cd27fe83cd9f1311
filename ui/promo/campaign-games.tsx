import { Link, useLocation } from 'react-router'
import { gameSearch } from '../modal/modal-location.ts'

interface CampaignGamesProps {
  readonly games: readonly { readonly slug: string; readonly title: string }[]
}

/** The eligible games; each opens over the current page. */
export function CampaignGames({ games }: CampaignGamesProps) {
  const { search } = useLocation()
  return (
    <ul className="campaign-games">
      {games.map(({ slug, title }) => (
        <li key={slug}>
          <Link className="campaign-game" to={gameSearch(search, { slug })} state={{ isPushed: true }} preventScrollReset>
            <img src={`/art/tiles/${slug}-320.webp`} width={320} height={427} alt={title} loading="lazy" decoding="async" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
