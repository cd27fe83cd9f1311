import { useSearchParams } from 'react-router'
import { pageData } from '#ui/page/page-data.ts'
import { CategoryList } from './category-list.tsx'
import { libraryNeeds } from './queries.ts'

const data = pageData(libraryNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** All games, or those of one category. */
export default function LibraryPage() {
  const [search] = useSearchParams()
  return <CategoryList slug={search.get('category') ?? 'all-games'} />
}
