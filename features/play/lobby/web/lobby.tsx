import { Fragment, lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { LIBRARY_PATH, RECENT_PATH } from '#features/play/library/contract.ts'
import { BannerSlider } from '#client/banners/banner-slider.tsx'
import { CategoryChips } from '#client/game-tiles/category-chips.tsx'
import { GameRow, rowSpans } from './game-row.tsx'
import { HomeSections } from './home-sections.tsx'
import { PromoStrip } from './promo-strip.tsx'
import { useIsGuest, useMayPromote } from '#client/player.ts'
import { pickGames, useGames } from '#client/game-tiles/games.ts'
import { useHome } from '#client/home.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { SearchFieldButton } from '#ui/parts/search-field-button.tsx'

const OpenRounds = lazy(() => import('./open-rounds.tsx'))

const RECENT_MAX = 12

interface LobbyProps {
  /** Of the document; that of home if there is none. */
  readonly title?: string
  readonly recent?: readonly string[]
}

/** Home and lobby: current events, the slices' promotions, and rows of games. */
export function Lobby({ title, recent = [] }: LobbyProps) {
  const t = useTranslations('lobby')
  const isGuest = useIsGuest()
  const mayPromote = useMayPromote()
  const { seo, payload } = useHome()
  const { games, menu } = useGames()
  const lately = pickGames(games, recent).slice(0, RECENT_MAX)
  const before = lately.length > 0 ? [lately.length] : []
  const spans = rowSpans([...before, ...payload.collections.map(({ gamesIds }) => gamesIds.length)])
  return (
    <>
      <title>{title ?? seo.title}</title>
      <PageDescription text={seo.description} />
      <h1 className="sr-only">{t('title')}</h1>
      {isGuest ? null : (
        <Suspense fallback={null}>
          <OpenRounds />
        </Suspense>
      )}
      {mayPromote ? <BannerSlider banners={payload.banners} /> : null}
      <SearchFieldButton isForPhones />
      <PromoStrip />
      <CategoryChips menu={menu} current={null} />
      <HomeSections slot="above-rows" />
      <div className="game-rows">
        {lately.length > 0 ? (
          <GameRow rowKey="recentGames" span={spans[0]!} games={lately} seeAll={{ to: RECENT_PATH, total: recent.length }} />
        ) : null}
        {payload.collections.map(({ key, slug, gamesIds, total }, nth) => (
          <Fragment key={key}>
            {/* Rows hydrate independently, so the page stays usable in between. */}
            <Suspense>
              <GameRow
                rowKey={key}
                span={spans[before.length + nth]!}
                games={pickGames(games, gamesIds)}
                seeAll={{ to: `${LIBRARY_PATH}?category=${slug}`, total }}
              />
            </Suspense>
            {nth === 0 ? (
              <div className="lobby-news">
                <HomeSections slot="after-first-row" />
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
      <HomeSections slot="after-rows" />
    </>
  )
}
