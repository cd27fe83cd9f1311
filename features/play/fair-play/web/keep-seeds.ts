import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { keyOf } from '#ui/api/query.ts'
import { chooseClientSeed, getSeeds, listRevealed } from '../contract.ts'
import { compareSeen, goneFrom, keepSeen, readSeen, type SeedFault, type Seeds, type SeenHashes } from './seen-hashes.ts'

const CLIENT_SEED_BYTES = 16
/** One attempt to put a pair in use, one for the pair announced next, and one after a concurrent page's attempt. */
const ROUNDS_MAX = 3

/** From the browser's own random source. */
export const makeClientSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(CLIENT_SEED_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates a client seed for every announced pair that has none, only after the browser has seen its hash. */
export async function giveClientSeeds(api: ApiClient, queries: QueryClient, shown: Seeds): Promise<void> {
  let next = shown.next
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const wanting = next.filter(({ clientSeed }) => clientSeed === null)
    for (const { mode, commit } of wanting) {
      const body = { mode, commit, clientSeed: makeClientSeed() }
      next = keepPairs(queries, (await api.call(chooseClientSeed, { body })).data)
    }
    if (wanting.length === 0) return
  }
}

function keepPairs(queries: QueryClient, pairs: Pick<Seeds, 'active' | 'next'>): Seeds['next'] {
  queries.setQueryData<ReplyOf<typeof getSeeds>>(
    keyOf(getSeeds),
    (known) => known && { ...known, data: { ...known.data, ...pairs } },
  )
  return pairs.next
}

/**
 * Compares the seeds with what this browser saw, remembers them and returns new faults. The data shown may be older
 * than what another page has seen, so the site is asked again before a fault counts.
 */
export async function checkSeen(api: ApiClient, playerId: string, shown: Seeds): Promise<readonly SeedFault[]> {
  const seen = readSeen(playerId)
  const compared = await compareWith(api, seen, shown)
  if (compared.faults.length === seen.faults.length) {
    keepSeen(playerId, compared)
    return []
  }
  const before = readSeen(playerId)
  const again = await compareWith(api, before, (await api.call(getSeeds)).data)
  keepSeen(playerId, again)
  return again.faults.slice(before.faults.length)
}

const compareWith = async (api: ApiClient, seen: SeenHashes, seeds: Seeds): Promise<SeenHashes> =>
  compareSeen(seen, seeds, await revealedFor(api, seeds, goneFrom(seen, seeds)))

/** Reads back as many pages as it takes to find these. */
async function revealedFor(api: ApiClient, seeds: Seeds, commits: readonly string[]): Promise<Seeds['revealed']> {
  const revealed = [...seeds.revealed]
  let after = seeds.olderAfter
  while (after !== null && !commits.every((commit) => revealed.some((pair) => pair.commit === commit))) {
    const { data } = await api.call(listRevealed, { query: { after } })
    revealed.push(...data.revealed)
    after = data.olderAfter
  }
  return revealed
}
