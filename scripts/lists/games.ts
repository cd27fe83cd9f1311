import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame } from '#games/game.ts'
import { camelCase, keyOf } from './names.ts'

/** What the lists need of a game, from its `index.ts`. */
interface Game extends Pick<AnyGame, 'slug' | 'title' | 'openedOn'> {
  readonly name: string
  readonly isSlot: boolean
}

/** The lists of games by file path, slots first, then in opening order. */
export async function gameLists(root: string): Promise<Readonly<Record<string, string>>> {
  const games = await readGames(root)
  const having = (file: string): Game[] => games.filter(({ slug }) => existsSync(join(root, 'games', slug, file)))
  return {
    'games/list.ts': listOf(games),
    'games/catalog.ts': catalogOf(games),
    'games/books.ts': booksOf(having('book.ts')),
    'art/games/list.ts': artOf(having('art.ts')),
  }
}

const HEAD = '// Generated from the folders by `npm run format`.\n'

async function readGames(root: string): Promise<Game[]> {
  const slugs = globSync('*/index.ts', { cwd: join(root, 'games') }).map((path) => path.split('/')[0]!)
  const games = await Promise.all(slugs.map((slug) => readGame(root, slug)))
  const rankOf = ({ isSlot, openedOn, slug }: Game): string => `${isSlot ? 0 : 1} ${openedOn} ${slug}`
  return games.sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
}

async function readGame(root: string, slug: string): Promise<Game> {
  const name = camelCase(slug)
  const file = join(root, 'games', slug, 'index.ts')
  const game = ((await import(pathToFileURL(file).href)) as Record<string, AnyGame | undefined>)[name]
  if (game?.slug !== slug) throw new Error(`games/${slug}/index.ts exports no game ${name} of that slug`)
  return { slug, name, title: game.title, openedOn: game.openedOn, isSlot: game.definition.kind === 'slot' }
}

const listOf = (games: readonly Game[]): string => `${HEAD}${games
  .map(({ slug, name }) => `import { ${name} } from './${slug}/index.ts'\n`)
  .join('')}
/** Every game that can be played: slots, then tables, each from the first to the latest. */
export const GAMES = [
${linesOf(games)}] as const

export {
${linesOf(games)}}
`

const linesOf = (games: readonly Game[]): string => games.map(({ name }) => `  ${name},\n`).join('')

const catalogOf = (games: readonly Game[]): string => `${HEAD}import type { AnyGame } from './game.ts'

interface CatalogEntry {
  readonly title: string
  readonly load: () => Promise<AnyGame>
}

/** Every game that can be played, by its slug: a browser loads the rules of the game that is opened, not of all. */
export const CATALOG: Readonly<Record<string, CatalogEntry>> = {
${games.map((game) => `  ${keyOf(game.slug)}: {\n    title: ${quoted(game.title)},\n    load: async () => (await import('./${game.slug}/index.ts')).${game.name},\n  },\n`).join('')}}
`

const booksOf = (games: readonly Game[]): string => `${HEAD}import { addBook } from '#engine/slot/book/books.ts'
${games.map(({ slug, name }) => `import { book as ${name} } from './${slug}/book.ts'\n`).join('')}
/**
 * Adds the books of all games that have one: for the server, for tools, and for a browser that checks a round. Apart
 * from the games, so that nobody who only plays loads it.
 */
for (const book of [${games.map(({ name }) => name).join(', ')}]) addBook(book)
`

const artOf = (games: readonly Game[]): string => `${HEAD}${games
  .map(({ slug, name }) => `import { ${name} } from '#games/${slug}/art.ts'\n`)
  .join('')}import type { GameArt } from '../types.ts'

/** The pictures of every game that can be played. */
export const GAME_ART: readonly GameArt[] = [
${linesOf(games)}]
`

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)
