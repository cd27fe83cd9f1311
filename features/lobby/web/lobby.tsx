import { useTranslations } from 'use-intl'
import { BannerSlider } from './banner-slider.tsx'
import { CategoryChips } from './category-chips.tsx'
import { GameRow } from './game-row.tsx'
import { PromoStrip } from './promo-strip.tsx'
import { pickGames, useGames, useHome } from './queries.ts'

/** Home and lobby: what is on, the slices' promotions, and rows of games. */
export function Lobby({ recent = [] }: { recent?: readonly string[] }) {
  const t = useTranslations('lobby')
  const { seo, payload } = useHome()
  const { games, menu } = useGames()
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <h1 className="sr-only">{t('title')}</h1>
      <BannerSlider banners={payload.banners} />
      <PromoStrip />
      <CategoryChips menu={menu} current={null} />
      <div className="game-rows">
        {recent.length > 0 ? <GameRow rowKey="recentGames" games={pickGames(games, recent)} /> : null}
        {payload.collections.map(({ key, slug, gamesIds, total }) => (
          <GameRow key={key} rowKey={key} games={pickGames(games, gamesIds)} seeAll={{ slug, total }} />
        ))}
      </div>
    </>
  )
}
