import { createHmac } from 'node:crypto'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import type { UploadContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { DAY_MAX, type uploadDocument as contract, WAITING_MAX } from '../contract.ts'
import { recognise } from './recognise.ts'
import { inPieces, type Piece, sealPiece } from './sealing.ts'
import {
  countArriving,
  countSent,
  deleteArrival,
  findSame,
  insertArrival,
  insertPiece,
  type KeptDocument,
  lockDocuments,
  markSent,
  readSent,
} from './store.ts'
import { KEY_PURPOSE, NAME_PURPOSE, toWire } from './wire.ts'

type Reply = ReplyOf<typeof contract>
type Refusal = Extract<Reply, { success: false }>['reasonType']

/** Longer file names are truncated. */
const NAME_LENGTH_MAX = 120

const refused = (reasonType: Refusal): Reply => ({ success: false, reasonType })

/**
 * Receives a file in chunks, each encrypted and written separately: no transaction waits for a slow client. The
 * document exists once all chunks are stored; an aborted upload is deleted.
 */
export async function takeDocument(ctx: UploadContext, { query }: InputOf<typeof contract>): Promise<Reply> {
  const tooMany = overLimit(await countSent(ctx.reader, ctx.playerId, ctx.clock.now()))
  if (tooMany) return refused(tooMany)
  const { name, bytes } = await ctx.openUpload()
  const pieces = inPieces(bytes)
  const id = ctx.newId('doc')
  try {
    const first = (await pieces.next()).value as Piece
    const type = await recognise(first.bytes)
    if (!type) return refused('not-accepted')
    const key = await begin(ctx, id, { ...query, type, name: name.trim().slice(0, NAME_LENGTH_MAX) })
    return await finish(ctx, id, await keepPieces(ctx, { id, key, first, pieces }))
  } catch (error) {
    await ctx.transaction((tx) => deleteArrival(tx, id))
    if (error instanceof AppError && error.code === 'too-large') return refused('not-accepted')
    throw error
  }
}

function overLimit({ waiting, today }: { waiting: number; today: number }): Refusal | undefined {
  if (waiting >= WAITING_MAX) return 'too-many-waiting'
  return today >= DAY_MAX ? 'too-many-today' : undefined
}

type What = InputOf<typeof contract>['query'] & { readonly type: KeptDocument['type']; readonly name: string }

async function begin(ctx: UploadContext, id: Id<'doc'>, { kind, name, type }: What): Promise<Uint8Array> {
  const { vault, playerId: player, theme, clock, idempotencyKey: request } = ctx
  const key = ctx.rng.bytes(32)
  const sealed = { name: vault.seal(NAME_PURPOSE, Buffer.from(name)), key: vault.seal(KEY_PURPOSE, key) }
  await ctx.transaction(async (tx) => {
    // Uploads in progress fill the disk too: they are limited to the number that may be pending.
    await lockDocuments(tx, player)
    if ((await countArriving(tx, player)) >= WAITING_MAX)
      throw new AppError('too-many-requests', 'Too many uploads at the same time.')
    await insertArrival(tx, { id, brand: theme.id, player, kind, request, type, at: clock.now(), ...sealed })
  })
  return key
}

interface Keeping {
  readonly id: Id<'doc'>
  readonly key: Uint8Array
  readonly first: Piece
  readonly pieces: AsyncIterable<Piece>
}

interface Kept {
  readonly bytes: number
  readonly digest: Buffer
}

async function keepPieces(ctx: UploadContext, { id, key, first, pieces }: Keeping): Promise<Kept> {
  const digest = createHmac('sha256', ctx.vault.keyFor('document digests'))
  let bytes = 0
  const keep = async (piece: Piece): Promise<void> => {
    digest.update(piece.bytes)
    bytes += piece.bytes.length
    const sealed = sealPiece({ key, document: id }, piece)
    await ctx.transaction((tx) => insertPiece(tx, id, piece.no, sealed))
  }
  await keep(first)
  for await (const piece of pieces) await keep(piece)
  return { bytes, digest: digest.digest() }
}

/** The document is now pending review; the same file or the same request again changes nothing. */
const finish = (ctx: UploadContext, id: Id<'doc'>, kept: Kept): Promise<Reply> =>
  ctx.transaction(async (tx) => {
    const { playerId: player, idempotencyKey: request, address } = ctx
    const at = ctx.clock.now()
    await lockDocuments(tx, player)
    const same = await findSame(tx, { player, request, digest: kept.digest })
    const tooMany = overLimit(await countSent(tx, player, at))
    if (same || tooMany) await deleteArrival(tx, id)
    if (same?.isSameRequest && !same.document.digest.equals(kept.digest)) {
      throw new AppError('key-reused', 'This request id was used for another file.')
    }
    if (same) return { success: true, data: { document: toWire(ctx.vault, same.document) } }
    if (tooMany) return refused(tooMany)
    await markSent(tx, id, { ...kept, at })
    const document = (await readSent(tx, player)).find((each) => each.id === id)!
    const after = { kind: document.kind, bytes: kept.bytes }
    await audit(tx, ctx, { actor: { kind: 'player', id: player }, subject: id, what: 'document-sent', after, address })
    return { success: true, data: { document: toWire(ctx.vault, document) } }
  })
