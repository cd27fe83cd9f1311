import type { Claim } from '#engine/claim.ts'
import { findGaps, type Gap } from '#engine/fair/gaps.ts'
import type { PrizeClaim } from '#engine/fair/prize-draw.ts'
import { checkPrizeClaim } from '#engine/claim.ts'
import { exportProofs } from '#features/play/game-session/contract.ts'
import { exportSharedProofs } from '#features/play/shared-rounds/contract.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { listDraws, listRevealed } from '../contract.ts'
import { checkClaim, openBooksFor } from './check-claim.ts'

export interface Collected {
  /** In the format that `fair:verify` reads. */
  readonly proofs: readonly (Claim | PrizeClaim)[]
  readonly pairs: readonly { readonly commit: string; readonly rounds: number }[]
}

/** Every proof of the player, for rounds and prizes, and every revealed pair. */
export async function collectProofs(api: ApiClient): Promise<Collected> {
  const rounds = await allPages(async (before: string | undefined) => {
    const { data } = await api.call(exportProofs, { query: { ...(before && { before }) } })
    return { items: data.proofs as unknown as Claim[], next: data.next }
  })
  const shared = await allPages(async (before: string | undefined) => {
    const { data } = await api.call(exportSharedProofs, { query: { ...(before && { before }) } })
    return { items: data.proofs as unknown as Claim[], next: data.next }
  })
  const prizes = await allPages(async (after: string | undefined) => {
    const { data } = await api.call(listDraws, { query: { ...(after && { after }) } })
    return { items: data.draws.map(({ at: _, oddsSince: _since, ...draw }): PrizeClaim => draw), next: data.olderAfter }
  })
  const pairs = await allPages(async (after: string | undefined) => {
    const { data } = await api.call(listRevealed, { query: { ...(after && { after }) } })
    return { items: data.revealed.map(({ commit, rounds: count }) => ({ commit, rounds: count })), next: data.olderAfter }
  })
  return { proofs: [...rounds, ...shared, ...prizes], pairs }
}

export interface CheckedAll {
  readonly held: number
  /** Their pair is still in use. */
  readonly secret: number
  readonly wrong: number
  readonly gaps: readonly Gap[]
}

/** Replays all of them and looks for missing nonces. */
export async function checkAll({ proofs, pairs }: Collected): Promise<CheckedAll> {
  await openBooksFor(JSON.stringify(proofs.map((proof) => ('gameId' in proof ? proof.gameId : ''))))
  const revealed = proofs.filter(({ serverSeed }) => serverSeed !== null)
  const held = revealed.filter(isTrue).length
  return {
    held,
    secret: proofs.length - revealed.length,
    wrong: revealed.length - held,
    gaps: findGaps(proofs, pairs),
  }
}

function isTrue(proof: Claim | PrizeClaim): boolean {
  const text = JSON.stringify(proof)
  const checked = checkPrizeClaim(text) ?? checkClaim(text)
  return checked.ok && checked.value.verified.isTrue
}

async function allPages<T>(
  read: (after: string | undefined) => Promise<{ readonly items: readonly T[]; readonly next: string | null }>,
): Promise<T[]> {
  const all: T[] = []
  let after: string | undefined
  do {
    const { items, next } = await read(after)
    all.push(...items)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}
