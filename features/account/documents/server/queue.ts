import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readTrailThere } from '#platform/audit/index.ts'
import { lockClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { playerIdentityVerificationPush } from '#features/account/verification/contract.ts'
import { identityDocumentDecided } from '../contract.ts'
import type * as contract from '../shared/operator-contract.ts'
import { mailDecision } from './mail-decision.ts'
import { openPieces } from './sealing.ts'
import { countWaiting, type QueueRow, findOwner, lockDocument, markDecided, readDesk, readPieces } from './store.ts'
import { KEY_PURPOSE, toWire } from './wire.ts'

const TRAIL_MAX = 50

export async function listQueue(
  ctx: OperatorContext,
  { query: { show } }: InputOf<typeof contract.listQueue>,
): Promise<ReplyOf<typeof contract.listQueue>> {
  return ctx.show<ReplyOf<typeof contract.listQueue>>('documents', async (tx) => {
    const documents: ReplyOf<typeof contract.listQueue>['data']['documents'] = []
    for (const row of await readDesk(tx, ctx.theme.id, show)) documents.push(await toDesk(ctx, tx, row))
    const seen = documents.map(({ player }) => player.id)
    return { seen, value: { success: true, data: { documents, waiting: await countWaiting(tx, ctx.theme.id) } } }
  })
}

async function toDesk({ vault }: Pick<VisitorContext, 'vault'>, db: Reader, row: QueueRow) {
  const { id, login, name, surname, birthDate, ...player } = await readPlayer(db, row.player)
  const address = [player.address, player.address2, player.city, player.state, player.zip].filter(Boolean).join(', ')
  const { alsoSentBy, isVerified } = row
  return {
    ...toWire(vault, row),
    player: { id, login, name, surname, birthDate, address },
    alsoSentBy: [...alsoSentBy],
    isVerified,
  }
}

/** The view is logged in the same transaction, so no document is shown without a record (PRV-5). */
export async function openDocument(
  ctx: OperatorContext,
  { body: { id } }: InputOf<typeof contract.openDocument>,
): Promise<ReplyOf<typeof contract.openDocument>> {
  return ctx.change<ReplyOf<typeof contract.openDocument>>(async (tx) => {
    const found = await lockDocument(tx, ctx.theme.id, id)
    if (!found) throw new AppError('not-found', 'Document not found.')
    if (!found.key) throw new AppError('gone', 'The document’s content was deleted.')
    const lock = { key: ctx.vault.open(KEY_PURPOSE, found.key), document: found.id }
    const content = openPieces(lock, await readPieces(tx, found.id)).toString('base64')
    const { trail, unreadFiles } = await readTrailThere(tx, ctx, { subject: id, max: TRAIL_MAX })
    const seen = (trail as { at: string; by: string; what: string }[]).map(({ at, by, what }) => ({ at, by, what }))
    return {
      audit: { subject: id, what: 'document-opened', after: { player: found.player } },
      value: { success: true, data: { type: found.type, content, seen, unreadFiles } },
    }
  })
}

/** Decided once: of two concurrent operators the second is refused. The player is told on the page and by mail. */
export async function decideDocument(
  ctx: OperatorContext,
  { body: { id, reason } }: InputOf<typeof contract.decideDocument>,
): Promise<ReplyOf<typeof contract.decideDocument>> {
  return ctx.change<ReplyOf<typeof contract.decideDocument>>(async (tx) => {
    const owner = await findOwner(tx, ctx.theme.id, id)
    if (owner && (await lockClosed(tx, owner))) throw new AppError('gone', 'The account was closed.')
    const found = await lockDocument(tx, ctx.theme.id, id)
    if (!found) throw new AppError('not-found', 'Document not found.')
    if (found.state !== 'waiting') {
      const isSame = found.decidedBy === ctx.operator.id && found.reason === reason
      return { audit: null, value: isSame ? { success: true } : { success: false, reasonType: 'decided' } }
    }
    await markDecided(tx, found.id, { by: ctx.operator.id, at: ctx.clock.now(), reason })
    const isAccepted = reason === null
    if (found.kind === 'identity') {
      const payload = { documentId: found.id, isAccepted, by: ctx.operator.id }
      await emit(tx, identityDocumentDecided, { playerId: found.player, at: ctx.clock.now(), payload })
    }
    await pushTo(tx, found.player, playerIdentityVerificationPush, { action: isAccepted ? 'approved' : 'rejected' })
    await mailDecision(tx, ctx, { ...found, reason })
    const audit = {
      subject: id,
      what: isAccepted ? 'document-accepted' : 'document-rejected',
      after: { reason, player: found.player },
    }
    return { audit, value: { success: true } }
  })
}
