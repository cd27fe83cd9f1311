import { audit } from '#platform/audit/index.ts'
import { type Player, readPlayer } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteOutlived, eraseRows } from '#platform/erasure/erase-rows.ts'
import { eraseGround } from '#platform/erasure/ground.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { hasWaitingMail } from '#platform/mail/queue.ts'
import { mailReport } from './mails.ts'
import { keptOf } from './rules.ts'
import type { Closing } from './closing.ts'
import { markErased, markOutlived, readOlder, readToErase, takePart } from './store.ts'
import { allTables } from './tables.ts'

/** The report of an erasure that was asked for once the account was closed for good. */
const REPORT = 'report'
const GROUND = 'ground'

/** Erases what was asked for, a slice at a time: what a crash cut short goes on where it stopped. */
export async function eraseAccounts(ctx: JobContext, slices: readonly ServerFeature[]): Promise<void> {
  for (const closing of await readToErase(ctx.reader, ctx.theme.id)) {
    try {
      await eraseOne(ctx, closing, slices)
    } catch (error) {
      ctx.log.error({ err: error, closing: closing.id.toString() }, 'an account could not be erased, and is tried again')
    }
  }
}

async function eraseOne(ctx: JobContext, closing: Closing, slices: readonly ServerFeature[]): Promise<void> {
  const player = await readPlayer(ctx.reader, closing.player)
  if (await isReportLate(closing)) await tellLate(ctx, closing, slices)
  // The report has to leave before the address goes.
  if (player.email && (await hasWaitingMail(ctx.reader, { brand: player.brand, to: player.email, now: ctx.clock.now() }))) return
  const erase = (part: string, work: (tx: Tx) => Promise<void>): Promise<void> =>
    ctx.transaction(async (tx) => void ((await takePart(tx, closing.id, part)) && (await work(tx))))
  for (const slice of slices) {
    if (slice.personalTables || slice.erase) await erase(slice.id, (tx) => eraseSlice(ctx, tx, slice, player))
  }
  await erase(GROUND, async (tx) => {
    await eraseGround(tx, player)
    await markErased(tx, closing.id, ctx.clock.now())
    await audit(tx, ctx, { actor: { kind: 'job' }, subject: player.id, what: 'account-erased' })
  })
}

async function eraseSlice(ctx: JobContext, tx: Tx, { personalTables = [], erase }: ServerFeature, player: Player) {
  await eraseRows(tx, personalTables, player.id)
  await erase?.({ ...ctx, reader: tx }, tx, player)
}

const isReportLate = ({ endedAt, erasureAskedAt }: Closing): boolean =>
  endedAt !== null && erasureAskedAt !== null && erasureAskedAt > endedAt

async function tellLate(ctx: JobContext, closing: Closing, slices: readonly ServerFeature[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await takePart(tx, closing.id, REPORT))) return
    const owed = { winnings: closing.owedWinnings ?? 0n, reference: null }
    await mailReport(ctx, tx, await readPlayer(tx, closing.player), { kept: keptOf(allTables(slices)), owed })
  })
}

/** What was kept for some years goes when they are over. */
export async function deleteOld(ctx: JobContext, slices: readonly ServerFeature[]): Promise<void> {
  for (const { id, player, years } of await readOlder(ctx.reader, ctx.theme.id, ctx.clock.now())) {
    await ctx.transaction(async (tx) => {
      await deleteOutlived(tx, allTables(slices), { player, years })
      await markOutlived(tx, id, years)
    })
  }
}
