import type { Id } from '#kernel/id.ts'
import { localePath } from '#kernel/locale.ts'
import { PLAYER_ASSETS } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import { readBalances, readStatement, type StatementLine } from '#ledger/index.ts'
import { ArchiveError } from '#platform/archive/archive-error.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import type { JobContext } from '#platform/context.ts'
import { copiedRows, rowsToRead } from '#platform/db/copied-rows.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { VAULT_PURPOSE } from './copies.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import { type AskedCopy, deleteExpired, keepMade, markTried, takeAsked } from './store.ts'

const AT_ONCE_MAX = 20

/**
 * Makes the requested copies, one transaction each: after a crash the copy is made again. One that needs a file of archived
 * rows that cannot be read waits for it, tried in turn with others that wait, and holds up no other player's.
 */
export const makeCopies =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    const since = ctx.clock.now()
    await ctx.transaction((tx) => deleteExpired(tx, ctx.theme.id, since))
    for (let tried = 0; tried < AT_ONCE_MAX; tried += 1) if (!(await makeNext(slices(), ctx, since))) return
  }

/** False if there was nothing to make. */
async function makeNext(slices: readonly ServerFeature[], ctx: JobContext, since: Instant): Promise<boolean> {
  let asked: AskedCopy | undefined
  try {
    await ctx.transaction(async (tx) => {
      asked = await takeAsked(tx, ctx.theme.id, since)
      if (asked) await makeOne(slices, ctx, tx, asked)
    })
  } catch (error) {
    if (!asked || !(error instanceof ArchiveError)) throw error
    const { id } = asked
    ctx.log.error({ err: error, copy: String(id) }, 'a copy of personal data waits for an archived file')
    await ctx.transaction((tx) => markTried(tx, id, since))
  }
  return asked !== undefined
}

async function makeOne(slices: readonly ServerFeature[], ctx: JobContext, tx: Tx, asked: AskedCopy): Promise<void> {
  const plain = Buffer.from(JSON.stringify(await gatherAll(slices, { ...ctx, reader: tx }, asked.player), null, 2))
  const content = ctx.vault.seal(VAULT_PURPOSE, plain)
  await keepMade(tx, asked.id, { content, bytes: plain.length, at: ctx.clock.now() })
  const player = await readPlayer(tx, asked.player)
  const { email, locale } = player
  if (!email) return
  const { action, ...text } = MAIL_TEXTS[locale](ctx.theme.name, displayName(player))
  const path = localePath('/profile/data', locale)
  await queueMail(tx, ctx, { to: email, locale, content: { ...text, action: { label: action, path } } })
}

/** Every slice, even when it is off: its stored data is still there. */
async function gatherAll(slices: readonly ServerFeature[], ctx: JobContext, player: Id<'plr'>) {
  const parts: Record<string, unknown> = {}
  for (const { id, personalData } of slices) if (personalData) parts[id] = await personalData(ctx, player)
  const { version: _, ...balances } = await readBalances(ctx.reader, player)
  const movements = await readStatement(ctx.reader, { player }, { max: rowsToRead() })
  return {
    madeAt: new Date(ctx.clock.now()).toISOString(),
    site: ctx.theme.name,
    player,
    amounts: 'minor units: 100 are one',
    balances: Object.fromEntries(PLAYER_ASSETS.map((asset) => [asset, Number(balances[asset])])),
    ...copiedRows({ movements: movements.map(toMovement) }),
    ...parts,
  }
}

const toMovement = ({ no, asset, kind, ref, at, amount, balance }: StatementLine) => ({
  transfer: `txn_${no}`,
  at: new Date(at).toISOString(),
  kind,
  ref,
  asset,
  amount: Number(amount),
  balance: Number(balance),
})
