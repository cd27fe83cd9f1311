import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { DocumentKind, DocumentState, RejectReason, SentDocument } from '../contract.ts'
import { lockId } from '#platform/db/locks.ts'

export interface KeptDocument {
  readonly id: Id<'doc'>
  readonly player: Id<'plr'>
  readonly kind: DocumentKind
  readonly state: DocumentState
  readonly type: SentDocument['type']
  readonly name: Buffer
  /** Null once the content is deleted. */
  readonly key: Buffer | null
  readonly bytes: number
  readonly digest: Buffer
  readonly sentAt: Instant
  readonly decidedAt: Instant | null
  readonly decidedBy: string | null
  readonly reason: RejectReason | null
}

const COLUMNS = sql`id, player, kind, state, type, name, key, bytes, digest, sent_at as "sentAt",
  decided_at as "decidedAt", decided_by as "decidedBy", reason`

export interface Arrival {
  readonly id: Id<'doc'>
  readonly brand: string
  readonly player: Id<'plr'>
  readonly kind: DocumentKind
  readonly request: string
  readonly type: SentDocument['type']
  readonly name: Buffer
  readonly key: Buffer
  readonly at: Instant
}

export async function insertArrival(tx: Tx, { id, brand, player, kind, request, type, name, key, at }: Arrival): Promise<void> {
  await sql`
    insert into document (id, brand, player, kind, state, request, type, name, key, began_at)
    values (${id}, ${brand}, ${player}, ${kind}, 'arriving', ${request}, ${type}, ${name}, ${key}, ${timestamp(at)})`.execute(tx)
}

export async function insertPiece(tx: Tx, document: Id<'doc'>, no: number, sealed: Buffer): Promise<void> {
  await sql`insert into document_piece (document, no, sealed) values (${document}, ${no}, ${sealed})`.execute(tx)
}

export async function markSent(
  tx: Tx,
  id: Id<'doc'>,
  { bytes, digest, at }: { bytes: number; digest: Buffer; at: Instant },
): Promise<void> {
  await sql`update document set state = 'waiting', bytes = ${bytes}, digest = ${digest}, sent_at = ${timestamp(at)}
    where id = ${id}`.execute(tx)
}

/** An upload that never became a document. */
export async function deleteArrival(tx: Tx, id: Id<'doc'>): Promise<void> {
  await sql`delete from document where id = ${id} and state = 'arriving'`.execute(tx)
}

/** Deletes pending, withdrawn and incomplete documents with their content. */
export async function deleteUndecided(tx: Tx, player: Id<'plr'>): Promise<void> {
  await sql`delete from document where player = ${player} and state not in ('accepted', 'rejected')`.execute(tx)
}

export async function deleteArrivalsBefore(tx: Tx, at: Instant): Promise<void> {
  await sql`delete from document where state = 'arriving' and began_at < ${timestamp(at)}`.execute(tx)
}

/** Serializes one player's document operations until the commit. */
export async function lockDocuments(tx: Tx, player: Id<'plr'>): Promise<void> {
  await lockId(tx, 'documents', player)
}

export async function countSent(db: Reader, player: Id<'plr'>, now: Instant): Promise<{ waiting: number; today: number }> {
  const { rows } = await sql<{ waiting: number; today: number }>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where sent_at > ${timestamp((now - DAY_MS) as Instant)}))::int as today
    from document where player = ${player} and state <> 'arriving'`.execute(db)
  return rows[0]!
}

export async function countArriving(db: Reader, player: Id<'plr'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document where player = ${player} and state = 'arriving'`.execute(db)
  return rows[0]!.count
}

export async function readSent(db: Reader, player: Id<'plr'>): Promise<KeptDocument[]> {
  const { rows } = await sql<KeptDocument>`
    select ${COLUMNS} from document where player = ${player} and state <> 'arriving' order by sent_at desc, id desc`.execute(db)
  return rows
}

/** The document made by the same request, or a pending one with the same file. */
export async function findSame(
  tx: Tx,
  { player, request, digest }: { player: Id<'plr'>; request: string; digest: Buffer },
): Promise<{ isSameRequest: boolean; document: KeptDocument } | undefined> {
  const { rows } = await sql<KeptDocument & { request: string }>`
    select ${COLUMNS}, request from document
    where player = ${player} and ((request = ${request} and state <> 'arriving') or (digest = ${digest} and state = 'waiting'))
    order by request = ${request} desc limit 1`.execute(tx)
  const [found] = rows
  return found && { isSameRequest: found.request === request, document: found }
}

/** A document of this brand, locked until the commit. */
export async function lockDocument(tx: Tx, brand: string, id: string): Promise<KeptDocument | undefined> {
  const { rows } = await sql<KeptDocument>`
    select ${COLUMNS} from document where id = ${id} and brand = ${brand} and state <> 'arriving' for update`.execute(tx)
  return rows[0]
}

export async function readPieces(db: Reader, document: Id<'doc'>): Promise<Buffer[]> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from document_piece where document = ${document} order by no`.execute(db)
  return rows.map(({ sealed }) => sealed)
}

export async function markDecided(
  tx: Tx,
  id: Id<'doc'>,
  { by, at, reason }: { by: string; at: Instant; reason: RejectReason | null },
): Promise<void> {
  await sql`update document set state = ${reason ? 'rejected' : 'accepted'}, reason = ${reason}, decided_by = ${by},
    decided_at = ${timestamp(at)} where id = ${id}`.execute(tx)
}

export async function markTakenBack(tx: Tx, id: Id<'doc'>, at: Instant): Promise<void> {
  await sql`update document set state = 'taken-back', decided_at = ${timestamp(at)}, key = null where id = ${id}`.execute(tx)
  await sql`delete from document_piece where document = ${id}`.execute(tx)
}

/** The same with all pending documents of one player. */
export async function takeBackWaiting(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update document set state = 'taken-back', decided_at = ${timestamp(at)}, key = null
    where player = ${player} and state = 'waiting' returning id`.execute(tx)
  await sql`delete from document_piece where document = any (${rows.map(({ id }) => id)}::text[])`.execute(tx)
}

/** The owner of a document of this brand: callers that also need the player's lock take that lock first. */
export async function findOwner(db: Reader, brand: string, id: string): Promise<Id<'plr'> | undefined> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select player from document where id = ${id} and brand = ${brand} and state <> 'arriving'`.execute(db)
  return rows[0]?.player
}

/** The key is deleted with the chunks, so that no database backup holds both. */
export async function forgetRejectedBefore(tx: Tx, at: Instant): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update document set key = null where state = 'rejected' and key is not null and decided_at < ${timestamp(at)}
    returning id`.execute(tx)
  await sql`delete from document_piece where document = any (${rows.map(({ id }) => id)}::text[])`.execute(tx)
}

export interface QueueRow extends KeptDocument {
  readonly alsoSentBy: readonly string[]
  readonly isVerified: boolean
}

const DESK_MAX = 100

/** A document of the brand, with the logins of other players who sent the same file. */
export async function readDesk(db: Reader, brand: string, show: 'waiting' | 'decided'): Promise<QueueRow[]> {
  const state = show === 'waiting' ? sql`state = 'waiting'` : sql`state in ('accepted', 'rejected')`
  const order = show === 'waiting' ? sql`sent_at, id` : sql`decided_at desc, id desc`
  const { rows } = await sql<QueueRow>`
    select shown.*, exists (select from verified_player v where v.player = shown.player) as "isVerified",
      (select coalesce(array_agg(distinct p.login), '{}') from document other join player p on p.id = other.player
       where other.brand = ${brand} and other.digest = shown.digest and other.player <> shown.player) as "alsoSentBy"
    from (select ${COLUMNS} from document where brand = ${brand} and ${state} order by ${order} limit ${DESK_MAX}) shown
    order by ${show === 'waiting' ? sql`"sentAt", id` : sql`"decidedAt" desc, id desc`}`.execute(db)
  return rows
}

export async function countWaiting(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document where brand = ${brand} and state = 'waiting'`.execute(db)
  return rows[0]!.count
}
