import { CategoryChips } from '#client/game-tiles/category-chips.tsx'
import { GameList } from './game-list.tsx'
import { useGames } from '#client/game-tiles/games.ts'
import { SearchFieldButton } from '#ui/parts/search-field-button.tsx'
import { useRowTitle } from '#client/game-tiles/row-title.ts'

/** A page of the games in one category, below the chips of all categories. */
export function CategoryList({ slug }: { slug: string }) {
  const { menu } = useGames()
  const title = useRowTitle(menu.find((item) => item.slug === slug)?.key ?? 'allGames')
  return (
    <GameList title={title} list={{ category: slug }}>
      <SearchFieldButton isForPhones />
      <CategoryChips menu={menu} current={slug} />
    </GameList>
  )
}
