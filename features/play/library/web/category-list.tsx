import { CategoryChips } from '#client/shelf/category-chips.tsx'
import { GameList } from './game-list.tsx'
import { useGames } from '#client/shelf/games.ts'
import { useRowTitle } from '#client/shelf/row-title.ts'

/** The games of one category as a page, under the chips of all of them. */
export function CategoryList({ slug }: { slug: string }) {
  const { menu } = useGames()
  const title = useRowTitle(menu.find((item) => item.slug === slug)?.key ?? 'allGames')
  return (
    <GameList title={title} list={{ category: slug }}>
      <CategoryChips menu={menu} current={slug} />
    </GameList>
  )
}
