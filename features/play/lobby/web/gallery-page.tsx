import { devOnly } from '#ui/page/dev-only.ts'
import * as fixtures from '../fixtures.ts'
import { BannerSlider } from '#client/banners/banner-slider.tsx'
import { GameGrid } from '#client/game-tiles/game-grid.tsx'
import { Suspense } from 'react'
import { useMounted } from '#ui/page/use-mounted.ts'
import { GameRow } from './game-row.tsx'
import { HomeSections } from './home-sections.tsx'
import { PromoStrip } from './promo-strip.tsx'

/** Development only. */
export const loader = devOnly

const FEW = 3

/** The parts of the lobby in every state, from fixtures: coming, open, new, hot, favorite and reminded games. */
export default function GalleryPage() {
  const { banners, games } = fixtures
  return (
    <main className="mx-auto grid max-w-360 gap-8 p-4 sm:p-8 [&>*]:min-w-0">
      <title>Gallery: lobby</title>
      <h1 className="text-[28px]/9 font-extrabold">Lobby</h1>
      <BannerSlider banners={banners} />
      {useMounted() ? <Live /> : null}
      <div className="game-rows">
        <GameRow rowKey="popularGames" games={games} seeAll={{ to: '/library', total: games.length }} />
        <GameRow rowKey="topGames" games={games.slice(0, FEW)} />
        <GameRow rowKey="fishing" games={games.slice(FEW, FEW + FEW)} />
      </div>
      <GameGrid games={games} />
    </main>
  )
}

/** The slices' content around the rows, as on the development site. */
function Live() {
  return (
    <Suspense>
      <PromoStrip />
      <HomeSections slot="above-rows" />
      <div className="lobby-news">
        <HomeSections slot="after-first-row" />
      </div>
      <HomeSections slot="after-rows" />
    </Suspense>
  )
}
