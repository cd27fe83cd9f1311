import MiniSearch from 'minisearch'
import type { GamesPayload } from '../contract.ts'

/** Letters without their accents: 'pesca rapida' finds 'Pesca rápida'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** How much of a word may differ: two letters swapped count as two slips. */
const slips = (word: string): number | false => (word.length > 5 ? 0.3 : word.length > 2 ? 0.2 : false)

/** An index of the games by title, category and rules; answers game ids, the best first. */
export function searchGames(payload: GamesPayload, categoryName: (key: string) => string): (text: string) => string[] {
  const index = new MiniSearch({
    fields: ['title', 'categories', 'rules'],
    processTerm: plain,
    searchOptions: { boost: { title: 4, categories: 2 }, prefix: true, fuzzy: slips, combineWith: 'AND' },
  })
  const categories = payload.menu.filter(({ key }) => key !== 'allGames')
  index.addAll(
    payload.games.map(({ id, title, componentOption }) => ({
      id,
      title,
      rules: componentOption.rules,
      categories: categories
        .filter(({ slug }) => payload.issueGamesIds[slug]?.includes(id))
        .map(({ key }) => categoryName(key))
        .join(' '),
    })),
  )
  return (text) => index.search(text).map(({ id }) => String(id))
}
