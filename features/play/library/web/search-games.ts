import MiniSearch from 'minisearch'
import type { Game, GamesPayload } from '#features/play/lobby/contract.ts'
import type { Group } from './filters.ts'

/** Strips accents: 'pesca rapida' finds 'Pesca rápida'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Maximum edit distance of a word; two swapped letters count as two edits. */
const slips = (word: string): number | false => (word.length > 5 ? 0.3 : word.length > 2 ? 0.2 : false)

/** Display names in the visitor's language. */
export interface SearchNames {
  readonly category: (key: string) => string
  readonly value: (group: Group, value: string) => string
}

/** A search index of the games by title, provider, category, mechanic and rules; returns game ids, best match first. */
export function searchGames(payload: GamesPayload, names: SearchNames): (text: string) => string[] {
  const index = new MiniSearch({
    fields: ['title', 'categories', 'provider', 'facts', 'rules'],
    processTerm: plain,
    searchOptions: {
      boost: { title: 4, categories: 2, provider: 2, facts: 1.5 },
      prefix: true,
      fuzzy: slips,
      combineWith: 'AND',
    },
  })
  const categories = payload.menu.filter(({ key }) => key !== 'allGames')
  index.addAll(
    payload.games.map((game) => ({
      id: game.id,
      title: game.title,
      rules: game.componentOption.rules,
      provider: names.value('provider', game.provider),
      facts: wordsOf(game, names),
      categories: categories
        .filter(({ slug }) => payload.issueGamesIds[slug]?.includes(game.id))
        .map(({ key }) => names.category(key))
        .join(' '),
    })),
  )
  return (text) => index.search(text).map(({ id }) => String(id))
}

const wordsOf = ({ facts }: Game, { value }: SearchNames): string =>
  facts ? [value('mechanic', facts.mechanic), ...facts.features.map((feature) => value('feature', feature))].join(' ') : ''
