import { useTranslations } from 'use-intl'
import { useGames, pickGames } from './queries.ts'
import { CategoryChips } from './category-chips.tsx'
import { GameGrid } from './game-grid.tsx'
import { useRowTitle } from './row-title.ts'

/** The games of one category as a page, under the chips of all of them. */
export function GameList({ slug }: { slug: string }) {
  const t = useTranslations('lobby')
  const { games, menu, issueGamesIds } = useGames()
  const picked = pickGames(games, issueGamesIds[slug] ?? [])
  const title = useRowTitle(menu.find((item) => item.slug === slug)?.key ?? 'allGames')
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} count={picked.length} />
      <CategoryChips menu={menu} current={slug} />
      {picked.length > 0 ? <GameGrid games={picked} /> : <p className="py-16 text-center text-muted">{t('libraryEmpty')}</p>}
    </>
  )
}

/** A page's title, with how many games stand under it. */
export function PageHeading({ title, count }: { title: string; count?: number }) {
  const t = useTranslations('lobby')
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 pt-2 pb-1">
      <h1 className="text-[28px]/9 font-extrabold lg:text-[36px]/11">{title}</h1>
      {count === undefined ? null : <p className="figures text-[15px]/6 text-muted">{t('gameCount', { count })}</p>}
    </div>
  )
}
