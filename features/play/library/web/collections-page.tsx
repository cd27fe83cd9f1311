import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PageDescription } from '#ui/page/page-description.tsx'
import { PageHero } from '#ui/promo/page-hero.tsx'
import { LIBRARY_PATH } from '../contract.ts'
import type { libraryEn } from './messages.en.ts'
import './collections.css'

const data = pageData({ queries: (api) => [queryOf(api, getHomePage)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

type NameKey = keyof typeof libraryEn.collections.name

const TILES_SHOWN = 3

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
            <LocalLink className="card collection-card" to={`${LIBRARY_PATH}?category=${slug}`}>
              <span className="collection-tiles" aria-hidden="true">
                {gamesIds.slice(0, TILES_SHOWN).map((id) => (
                  <img
                    key={id}
                    src={`/art/tiles/${id}-320.webp`}
                    width={320}
                    height={427}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ))}
              </span>
              <span className="grid gap-1">
                <span className="font-display text-[20px]/7 font-bold">
                  {t.has(`name.${key as NameKey}`) ? t(`name.${key as NameKey}`) : key}
                </span>
                <span className="text-muted">{t('games', { count: total })}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
