import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { PageHero } from '#ui/promo/page-hero.tsx'
import { LIBRARY_PATH } from '../contract.ts'
import { CollectionCard } from './collection-card.tsx'
import type { libraryEn } from './messages.en.ts'

const data = pageData({ queries: (api) => [queryOf(api, getHomePage)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

type NameKey = keyof typeof libraryEn.collections.name

/** Every collection of the lobby with its first games and a link to the full list. */
export default function CollectionsPage() {
  const t = useTranslations('library.collections')
  const { collections } = useHome().payload
  return (
    <div className="grid gap-6 pb-4">
      <title>{t('title')}</title>
      <PageDescription text={t('text')} />
      <PageHero picture="reels" title={t('title')} text={t(collections.length > 0 ? 'text' : 'empty')} />
      <ul className="collection-list">
        {collections.map(({ key, slug, gamesIds, total }) => (
          <li key={key}>
            <CollectionCard
              to={`${LIBRARY_PATH}?category=${slug}`}
              title={t.has(`name.${key as NameKey}`) ? t(`name.${key as NameKey}`) : key}
              games={gamesIds.map((id) => ({ id, imageMobile: `/art/tiles/${id}-320.webp` }))}
              total={total}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
