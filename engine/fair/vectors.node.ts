import { writeFileSync } from 'node:fs'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { publishedVectors } from './vectors.ts'

/** `npm run fair:vectors`: writes the published rounds again, after rules were added or changed. */
const file = new URL('../../docs/fair-play/vectors.json', import.meta.url)
const published = publishedVectors(playableGames.map(({ definition }) => definition))
writeFileSync(file, `${JSON.stringify(published)}\n`)
process.stdout.write(
  `${published.vectors.length} rounds of ${Object.keys(published.definitions).length} games, ${published.prizes.length} prizes, ${published.shared.length} shared draws\n`,
)
