import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../lists/names.ts'
import { writeLists } from '../lists/lists.ts'
import { ROOT, runNode, runProgram, stopWith } from '../steps.ts'
import { layFiles } from './lay-files.ts'

/** `npm run game:new -- lucky-cast`: creates a small playable slot with its math report and pictures. */
const slug = process.argv.slice(2).join(' ')
if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(slug) || slug.length < 3 || slug.length > 40) {
  stopWith(`A game is named by 3 to 40 small letters, digits and hyphens, not '${slug}': npm run game:new -- lucky-cast`)
}
const folder = join(ROOT, 'games', slug)
if (existsSync(folder)) stopWith(`games/${slug}/ is there already.`)

const title = titleOf(slug)
layFiles(join(import.meta.dirname, 'game'), folder, {
  slug,
  name: camelCase(slug),
  Title: title,
  lines: `['${title.toUpperCase().split(' ').join("', '")}']`,
  today: new Date().toISOString().slice(0, 10),
})
await writeLists()
const steps = [
  { name: 'math report', args: ['engine/math-report/run.node.ts', slug], command: `npm run game:math -- ${slug}` },
  { name: 'published rounds', args: ['engine/fair/vectors.node.ts'], command: 'npm run fair:vectors' },
  { name: 'pictures', args: ['art/run.ts'], command: 'npm run art' },
]
for (const [at, { name, args }] of steps.entries()) {
  console.log(`${name}:`)
  const { code } = await runNode(args)
  await runProgram({ program: ['oxfmt'], args: [`games/${slug}`] }, { isQuiet: true })
  const left = steps.slice(at).map(({ command }) => command)
  if (code !== 0) stopWith(`The ${name} failed; games/${slug}/ stays as it is. To continue: ${left.join(', then ')}`)
}
console.log(
  [
    `games/${slug}/ is there: a slot of three reels, counted, listed and drawn. Make it your own:`,
    `1. rules     games/${slug}/definition.ts, then npm run game:math -- ${slug} and npm run fair:vectors`,
    `2. names     games/${slug}/index.ts, then npm run format`,
    `3. pictures  games/${slug}/art.ts, then npm run art`,
    `To see it: npm start, then /game/${slug}. docs/recipes/add-a-game.md has the rest.`,
  ].join('\n'),
)

/** `lucky-cast` as `Lucky Cast`. */
function titleOf(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
}
