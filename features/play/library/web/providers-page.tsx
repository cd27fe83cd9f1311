import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PageHeading } from './game-list.tsx'
import { useGames } from '#client/game-tiles/games.ts'
import { libraryNeeds } from './queries.ts'
import { useGameCount } from './use-game-count.ts'

const data = pageData(libraryNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The game providers. */
export default function ProvidersPage() {
  const inGames = useGameCount()
  const heading = useTranslations('game-tiles')('providersTitle')
  const { providers, providerGamesIds } = useGames()
  return (
    <>
      <title>{heading}</title>
      <PageHeading title={heading} />
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {providers.map(({ id, slug, title }) => (
          <li key={id}>
            <LocalLink className="card flex items-center gap-4 p-5" to={`/issues/providers/${slug}`}>
              <span className="mr-auto">
                <span className="block font-display text-[17px]/6 font-bold">{title}</span>
                <span className="text-muted">{inGames(providerGamesIds[slug]?.length ?? 0)}</span>
              </span>
              <Icon name="caret-right-bold" className="size-5 text-muted" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  )
}
