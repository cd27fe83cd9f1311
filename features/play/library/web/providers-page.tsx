import { useTranslations } from 'use-intl'
import { pickGames, useGames } from '#client/game-tiles/games.ts'
import { pageData } from '#ui/page/page-data.ts'
import { PageHero } from '#ui/promo/page-hero.tsx'
import { CollectionCard } from './collection-card.tsx'
import { NO_FILTERS } from './filters.ts'
import { sizeName } from './games-of.ts'
import { providersNeeds } from './queries.ts'

const data = pageData(providersNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The game providers, each with its first games. */
export default function ProvidersPage() {
  const t = useTranslations('library')
  const heading = useTranslations('game-tiles')('providersTitle')
  const { games, providers, providerGamesIds, sizes } = useGames()
  return (
    <div className="grid gap-6 pb-4">
      <title>{heading}</title>
      <PageHero picture="planet" title={heading} text={t('providersText')} />
      <ul className="collection-list">
        {providers.map(({ id, slug, title }) => (
          <li key={id}>
            <CollectionCard
              to={`/issues/providers/${slug}`}
              title={title}
              games={pickGames(games, providerGamesIds[slug] ?? [])}
              total={sizes?.[sizeName({ provider: slug }, NO_FILTERS)] ?? providerGamesIds[slug]?.length ?? 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
