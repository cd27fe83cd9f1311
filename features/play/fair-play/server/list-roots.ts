import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { getInclusion as inclusionContract, listRoots as rootsContract } from '../contract.ts'
import { readInclusion, readRoots } from './commitment-roots.ts'

const ROOTS_SHOWN_MAX = 60

export async function listRoots({ reader }: VisitorContext): Promise<ReplyOf<typeof rootsContract>> {
  const roots = (await readRoots(reader, ROOTS_SHOWN_MAX)).map(({ fromAt, untilAt, ...root }) => ({
    ...root,
    fromAt: new Date(fromAt).toISOString(),
    untilAt: new Date(untilAt).toISOString(),
  }))
  return { success: true, data: { roots } }
}

export async function getInclusion(
  { reader, playerId }: PlayerContext,
  { query: { commit } }: InputOf<typeof inclusionContract>,
): Promise<ReplyOf<typeof inclusionContract>> {
  return { success: true, data: { inclusion: (await readInclusion(reader, playerId, commit)) ?? null } }
}
