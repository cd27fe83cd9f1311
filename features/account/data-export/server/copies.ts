import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import { requireProof } from '#platform/auth/proof.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type { askForCopy as askContract, fetchCopy as fetchContract, listCopies as listContract } from '../contract.ts'
import { insertAsked, type KeptCopy, readContent, readCopies } from './store.ts'

export const VAULT_PURPOSE = 'data-export'
const ASKED_AGAIN_AFTER_MS = DAY_MS

export const listCopies = (ctx: PlayerContext): Promise<ReplyOf<typeof listContract>> => list(ctx, ctx.reader)

/** A request while a copy is being made, or within a day of the last one, changes nothing. */
export async function askForCopy(ctx: PlayerContext): Promise<ReplyOf<typeof askContract>> {
  await requireProof(ctx)
  const { playerId, address } = ctx
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    const [latest] = await readCopies(tx, playerId, now)
    if (latest?.madeAt && latest.askedAt > now - ASKED_AGAIN_AFTER_MS) return { success: false, reasonType: 'asked-lately' }
    if (await insertAsked(tx, ctx.theme.id, playerId, now)) {
      await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'data-export-asked', address })
    }
    return list(ctx, tx)
  })
}

/** The copy itself. Requires a session with a recent proof of identity, never just the link. */
export async function fetchCopy(
  ctx: PlayerContext,
  { params }: InputOf<typeof fetchContract>,
): Promise<ReplyOf<typeof fetchContract>> {
  await requireProof(ctx)
  const { playerId, address } = ctx
  const found = await readContent(ctx.reader, { id: params.id, player: playerId, now: ctx.clock.now() })
  if (!found) throw new AppError('not-found', 'Copy not found.')
  await ctx.transaction((tx) =>
    audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'data-export-fetched', address }),
  )
  const json = ctx.vault.open(VAULT_PURPOSE, found.content).toString()
  return { success: true, data: { fileName: `my-data-${iso(found.madeAt).slice(0, 10)}.json`, json } }
}

async function list({ clock, playerId }: PlayerContext, db: Reader) {
  const copies = await readCopies(db, playerId, clock.now())
  return { success: true as const, data: { copies: copies.map(toWireCopy) } }
}

const toWireCopy = ({ id, askedAt, madeAt, expiresAt, bytes }: KeptCopy) => ({
  id: id.toString(),
  askedAt: iso(askedAt),
  madeAt: madeAt === null ? null : iso(madeAt),
  expiresAt: expiresAt === null ? null : iso(expiresAt),
  bytes,
})

const iso = (at: Instant): string => new Date(at).toISOString()
