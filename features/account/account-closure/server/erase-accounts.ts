import { isInAuditFiles, waitsForAuditFiles } from '#platform/audit-archive/erase-audited.ts'
import { audit } from '#platform/audit/index.ts'
import { type Player, readPlayer } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteOutlived, eraseRows } from '#platform/erasure/erase-rows.ts'
import { eraseGround } from '#platform/erasure/ground.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { hasWaitingMail } from '#platform/mail/queue.ts'
import { keepWinner } from '#promotions/filings/read-winners.ts'
import { PROMOTION_TABLES } from '#promotions/index.ts'
import { mailReport } from './mails.ts'
import { keptOf } from './rules.ts'
import type { AccountClosure } from './account-closure.ts'
import { markErased, markOutlived, readOlder, readToErase, takePart } from './store.ts'
import { allTables } from './tables.ts'

/** The report of an erasure requested after the account was finally closed. */
const REPORT = 'report'
const GROUND = 'ground'

/**
 * Erases requested accounts slice by slice, then their words in archived audit entries, once for all: a file has entries of
 * many. Only then they are erased. After a crash it resumes where it stopped.
 */
export async function eraseAccounts(
  ctx: JobContext,
  slices: readonly ServerFeature[],
  eraseFiles: () => Promise<void>,
): Promise<void> {
  const closures = await readToErase(ctx.reader, ctx.theme.id)
  // During an upgrade, a process of an earlier release may have erased an account in the tables alone.
  if (closures.length === 0 && !(await waitsForAuditFiles(ctx.reader, ctx.theme.id))) return
  const tryEach = async (work: (closure: AccountClosure) => Promise<void>): Promise<void> => {
    for (const closure of closures) {
      await work(closure).catch((error: unknown) => {
        ctx.log.error({ err: error, closure: closure.id.toString() }, 'an account could not be erased, and is tried again')
      })
    }
  }
  await tryEach((closure) => eraseTables(ctx, closure, slices))
  // A file that fails holds up those alone who have entries in it.
  await eraseFiles().catch((error: unknown) => ctx.log.error({ err: error }, 'archived audit entries could not be blanked'))
  await tryEach((closure) => markWhole(ctx, closure))
}

async function eraseTables(ctx: JobContext, closure: AccountClosure, slices: readonly ServerFeature[]): Promise<void> {
  const player = await readPlayer(ctx.reader, closure.player)
  if (await isReportLate(closure)) await tellLate(ctx, closure, slices)
  // The report must be sent before the address is erased.
  if (player.email && (await hasWaitingMail(ctx.reader, { brand: player.brand, to: player.email, now: ctx.clock.now() }))) return
  const erase = (part: string, work: (tx: Tx) => Promise<void>): Promise<void> =>
    ctx.transaction(async (tx) => void ((await takePart(tx, closure.id, part)) && (await work(tx))))
  for (const slice of slices) {
    if (slice.personalTables || slice.erase) await erase(slice.id, (tx) => eraseSlice(ctx, tx, slice, player))
  }
  await erase(GROUND, async (tx) => {
    await keepWinner(tx, player.id, ctx.clock.now())
    await eraseRows(tx, PROMOTION_TABLES, player.id)
    await eraseGround(tx, player)
  })
}

/** Does nothing until tables and files are erased. */
async function markWhole(ctx: JobContext, { id, player }: AccountClosure): Promise<void> {
  await ctx.transaction(async (tx) => {
    if ((await isInAuditFiles(tx, player)) || !(await markErased(tx, { id, after: GROUND, at: ctx.clock.now() }))) return
    await audit(tx, ctx, { actor: { kind: 'job' }, subject: player, what: 'account-erased' })
  })
}

async function eraseSlice(ctx: JobContext, tx: Tx, { personalTables = [], erase }: ServerFeature, player: Player) {
  await eraseRows(tx, personalTables, player.id)
  await erase?.({ ...ctx, reader: tx }, tx, player)
}

const isReportLate = ({ endedAt, erasureAskedAt }: AccountClosure): boolean =>
  endedAt !== null && erasureAskedAt !== null && erasureAskedAt > endedAt

async function tellLate(ctx: JobContext, closure: AccountClosure, slices: readonly ServerFeature[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await takePart(tx, closure.id, REPORT))) return
    const owed = { winnings: closure.owedWinnings ?? 0n, reference: null }
    await mailReport(ctx, tx, await readPlayer(tx, closure.player), { kept: keptOf(allTables(slices)), owed })
  })
}

/** Deletes records once their retention period is over. */
export async function deleteOld(ctx: JobContext, slices: readonly ServerFeature[]): Promise<void> {
  for (const { id, player, years } of await readOlder(ctx.reader, ctx.theme.id, ctx.clock.now())) {
    await ctx.transaction(async (tx) => {
      await deleteOutlived(tx, allTables(slices), { player, years })
      await markOutlived(tx, id, years)
    })
  }
}
