import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { maskName } from '#kernel/mask-name.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { type FoundPlayer, searchPlayers } from '#platform/auth/search-players.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { openArms } from '#promotions/experiments/run-arms.ts'
import { type Grant, readGrants } from '#promotions/grants/store.ts'
import type { GrantValue } from '#promotions/definition.ts'
import { readCellAt } from '#promotions/cells/store.ts'
import type { Explanation, explainPlayer as contract } from '../contract.ts'
import { audiencesOf, conditionsOf } from './conditions.ts'
import { findRun, type FoundRun } from './find-run.ts'
import { judgedEvents } from './judged-events.ts'
import { valueText } from './value-text.ts'

const NAMESAKES_MAX = 20
const GRANTS_MAX = 50

export const explainPlayer =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body: { run, player } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const whole = await findRun(ctx, slices(), run)
    return ctx.show<ReplyOf<typeof contract>>('promotion-explanation', async (tx) => {
      const account = await findAccount(tx, ctx.theme.id, player)
      if (!account) return { seen: [], value: { success: true, data: { explanation: null } } }
      const found = await inOwnArm(tx, whole, account.id)
      const stored = await readCellAt(tx, account.id, found.campaign.id)
      const asked = { ...found, account, stored, slices: slices() }
      const explanation: Explanation = {
        player: { id: account.id, login: maskName(account.login) },
        conditions: await conditionsOf(ctx, tx, asked),
        audiences: await audiencesOf(ctx, tx, asked),
        cell: stored ? JSON.stringify(stored.cell) : null,
        grants: await grantsOf(tx, asked),
        events: await judgedEvents(ctx, tx, asked),
      }
      return { seen: [account.id], value: { success: true, data: { explanation } } }
    })
  }

/** The run as the player's arm has it; the holdout is a condition of its own. */
async function inOwnArm(tx: Tx, { campaign, known }: FoundRun, player: Id<'plr'>): Promise<FoundRun> {
  const own = (await openArms(tx, [known], [player])).of(known, player)
  return { campaign, known: { ...known, ...own } }
}

/** By number, login or email alone: a last name would name several persons. */
async function findAccount(db: Reader, brand: string, search: string): Promise<FoundPlayer | undefined> {
  const text = search.toLowerCase()
  const found = await searchPlayers(db, { brand, search, max: NAMESAKES_MAX })
  return found.find(({ id, login, email }) => id === search || login.toLowerCase() === text || email?.toLowerCase() === text)
}

async function grantsOf(
  db: Reader,
  { account, campaign }: { readonly account: FoundPlayer; readonly campaign: { readonly id: string } },
): Promise<Explanation['grants']> {
  const grants = await readGrants(db, { player: account.id, run: campaign.id, limit: GRANTS_MAX })
  return grants.map((grant) => ({
    key: grant.key.split(':').slice(2).join(':'),
    value: valueText(grant.paid ?? grant.value),
    state: grant.state,
    cause: causeText(grant),
    configHash: grant.configHash,
    draws: grant.draws.map(({ pair, nonce, prize }) => ({ pair, nonce, prize })),
    transfer: grant.transfer,
    purchase: grant.purchase,
    takenBack: takenText(grant),
    earnedAt: new Date(grant.earnedAt).toISOString(),
    paidAt: grant.paidAt === null ? null : new Date(grant.paidAt).toISOString(),
  }))
}

function takenText({ value, gone }: Grant): string | null {
  const isAny = Object.values(gone ?? {}).some((part) => part > 0)
  return isAny ? valueText({ ...value, ...gone } as GrantValue) : null
}

function causeText({ cause, proof }: Grant): string {
  const [kind = '', ...rest] = cause.split(':')
  return [kind, rest.join(':')].filter(Boolean).join(' ') + (proof.event ? `, ${proof.event.type}` : '')
}
