import type { Id } from '#kernel/id.ts'
import type { Context } from '#platform/context.ts'
import { readSeedPair } from '#platform/fair/seed-pairs.ts'
import type { RoundSeeds } from './replies.ts'

/** The seeds of a stored round; the server seed only once it is revealed. */
export async function readRoundSeeds(ctx: Pick<Context, 'vault' | 'reader'>, id: Id<'sed'>): Promise<RoundSeeds> {
  const pair = await readSeedPair(ctx, id)
  return { commit: pair.commit, clientSeed: pair.clientSeed, serverSeed: pair.serverSeed }
}
