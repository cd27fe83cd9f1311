import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { sampleRounds } from './sample.ts'
import { drawSheet } from './sheet.ts'

/** `npm run game:sheet -- cherry-royale`: the math sheet of a game, or of all, as pages in `.cache/sheets/`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '200000' } },
})
const SEED = '5e'.repeat(32)
const folder = new URL('../../.cache/sheets/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const game of playableGames.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug))) {
  const { definition, certificate } = game
  const samples = certificate.modes.map(({ id }) =>
    sampleRounds({ definition, mode: id, rounds: Number(values.rounds), serverSeed: SEED }),
  )
  const file = new URL(`${game.slug}.html`, folder)
  writeFileSync(file, drawSheet(game, samples))
  console.log(file.pathname)
}
