import { useParams } from 'react-router'
import { pageData } from '#ui/page/page-data.ts'
import { CategoryList } from './category-list.tsx'
import { categoryNeeds } from './queries.ts'

const data = pageData(categoryNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** One category at its own address: `/issues/popular-games`. */
export default function CategoryPage() {
  return <CategoryList slug={useParams()['pageName'] ?? ''} />
}
