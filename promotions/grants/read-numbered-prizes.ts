import type { WireReward } from '#kernel/reward.ts'
import type { VisitorContext } from '#platform/context.ts'
import { numberedPrize } from './numbered-prize.ts'
import { readGrants } from './store.ts'

/** What a run has paid this visitor for each of something, by its number; nothing for a guest. */
export async function readNumberedPrizes(
  { reader, session }: Pick<VisitorContext, 'reader' | 'session'>,
  run: string | null,
  counted: string,
): Promise<ReadonlyMap<number, WireReward>> {
  const grants = session && run !== null ? await readGrants(reader, { player: session.playerId, run }) : []
  const prizes = grants.flatMap(({ key, paid }) => (paid && numberedPrize({ key, value: paid }, counted)) ?? [])
  return new Map(prizes.map(({ nth, coins, entries }) => [nth, { coins, entries }]))
}
