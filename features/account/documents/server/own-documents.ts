import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { audit, readTrail } from '#platform/audit/index.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { JobContext, PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type { listDocuments as listContract, takeBackDocument as takeBackContract } from '../contract.ts'
import { RETENTION } from './retention.ts'
import { lockDocument, markTakenBack, readSent } from './store.ts'
import { confirmStatusOf } from './rules.ts'
import { toWire } from './wire.ts'

const TRAIL_MAX = 200

export const listDocuments = (ctx: PlayerContext): Promise<ReplyOf<typeof listContract>> => list(ctx, ctx.reader)

/** Withdraws a document: its content is deleted immediately. A repeat changes nothing. */
export async function takeBackDocument(
  ctx: PlayerContext,
  { body: { id } }: InputOf<typeof takeBackContract>,
): Promise<ReplyOf<typeof takeBackContract>> {
  const { playerId, address } = ctx
  return ctx.transaction(async (tx) => {
    const found = await lockDocument(tx, ctx.theme.id, id)
    if (found?.player !== playerId) throw new AppError('not-found', 'Document not found.')
    if (found.state === 'accepted' || found.state === 'rejected') return { success: false, reasonType: 'decided' }
    if (found.state === 'waiting') {
      await markTakenBack(tx, found.id, ctx.clock.now())
      await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: id, what: 'document-taken-back', address })
    }
    return list(ctx, tx)
  })
}

async function list({ vault, playerId }: PlayerContext, db: Reader) {
  const documents = await readSent(db, playerId)
  return { success: true as const, data: { documents: documents.map((document) => toWire(vault, document)) } }
}

/** This slice's part of the account page's data. A verified player needs no document. */
export async function documentStatus({ reader, playerId }: PlayerContext): Promise<Record<string, unknown>> {
  const status = (await isVerified(reader, playerId)) ? 'approved' : confirmStatusOf(await readSent(reader, playerId))
  return { documentConfirmStatus: status }
}

/** The stored documents, who viewed them, and their retention: for the data export. */
export async function readPersonalDocuments(ctx: JobContext, playerId: Id<'plr'>): Promise<unknown> {
  const { reader, vault } = ctx
  const documents = await readSent(reader, playerId)
  const parts = documents.map(async (document) => ({
    ...toWire(vault, document),
    isContentKept: document.key !== null,
    trail: await readTrail(reader, ctx, { subject: document.id, max: TRAIL_MAX }),
  }))
  return { documents: await Promise.all(parts), retention: RETENTION }
}
