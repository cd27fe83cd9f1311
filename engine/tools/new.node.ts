import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { comingGames } from '#games/coming.ts'
import { allGames, findGame } from '#games/all.ts'
import { stopWith } from './command-line.node.ts'
import { starterFiles } from './starter.ts'

/** `npm run game:new -- lucky-cast`: the files of a new slot, which plays and can be certified as it is. */
const slug = process.argv.slice(2).join(' ')
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length < 3 || slug.length > 40) {
  stopWith(`A game is named by 3 to 40 small letters, digits and hyphens, not '${slug}': npm run game:new -- lucky-cast`)
}
const card = comingGames.find((game) => game.slug === slug)
const folder = new URL(`../../games/${slug}/`, import.meta.url)
if (findGame(slug) || existsSync(folder)) stopWith(`games/${slug}/ is there already.`)
mkdirSync(folder)
for (const [name, text] of Object.entries(starterFiles(slug, card?.title))) writeFileSync(new URL(name, folder), text)
console.log(
  [
    `games/${slug}/ is there, a small slot that ${allGames.length} others stand beside. Now:`,
    '1. list it in games/all.ts and games/shelf.ts' + (card ? ', and take its card out of games/coming.ts' : ''),
    `2. change games/${slug}/definition.ts until it is your game`,
    `3. npm run game:certify -- ${slug}`,
    `4. npm run game:simulate -- ${slug}`,
    '5. docs/recipes/add-a-game.md has the rest: names, pictures, colours',
  ].join('\n'),
)
