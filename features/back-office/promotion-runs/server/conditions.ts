import { HOLDOUT } from '#kernel/campaign-experiment.ts'
import { explain, matches } from '#kernel/audience/evaluate.ts'
import type { AudienceField, Facts } from '#kernel/audience/fields.ts'
import { FIELD_LABELS, SCALED_FIELDS } from '#kernel/audience/labels.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { inWords, ruleWords } from '#kernel/audience/words.ts'
import { localTimeOf } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { FoundPlayer } from '#platform/auth/search-players.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readFacts } from '#promotions/audience/facts-store.ts'
import { factsOn } from '#promotions/audience/stored-facts.ts'
import type { StoredCell } from '#promotions/cells/store.ts'
import { readExposures } from '#promotions/experiments/exposures.ts'
import { armOf } from '#promotions/experiments/run-arms.ts'
import { isKilled } from '#promotions/kill-switch.ts'
import type { Explanation } from '../contract.ts'
import type { FoundRun } from './find-run.ts'

interface Asked extends FoundRun {
  readonly account: FoundPlayer
  readonly stored: StoredCell | undefined
  readonly slices: readonly ServerFeature[]
}

type Condition = Explanation['conditions'][number]

/** What has to hold now, so that a player earns in this run, each with its value. */
export async function conditionsOf(ctx: OperatorContext, tx: Tx, asked: Asked): Promise<Condition[]> {
  const { campaign, account, stored } = asked
  const killed = await isKilled(tx, ctx.theme.id)
  return [
    { name: 'Brand', holds: true, value: ctx.theme.id },
    { name: 'Published', holds: campaign.status === 'published', value: campaign.status },
    timeCondition(ctx, asked),
    {
      name: 'Not paused',
      holds: campaign.pausedAt === null,
      value: campaign.pausedAt === null ? 'not paused' : `paused since ${local(ctx, campaign.pausedAt)}`,
    },
    { name: 'No kill switch', holds: !killed, value: killed ? 'all promotions are stopped' : 'off' },
    featureCondition(ctx, campaign.feature),
    { name: 'Configuration fits', holds: asked.known.fault === null, value: asked.known.fault?.message ?? 'yes' },
    { name: 'Account open', holds: !account.isClosed, value: account.isClosed ? 'closed' : 'open' },
    visitorsCondition(asked),
    ...(await armConditions(tx, asked)),
    { name: 'Joined', holds: null, value: stored ? 'yes' : 'no cell in this run' },
    await cellCondition(tx, asked),
    ...(await receivingConditions(ctx, tx, asked)),
  ]
}

const local = ({ theme }: OperatorContext, at: number): string => localTimeOf(at, theme.timeZone).replace('T', ' ')

function timeCondition(ctx: OperatorContext, { campaign: { startsAt, endsAt } }: Asked): Condition {
  const now = ctx.clock.now()
  const value = `${local(ctx, startsAt)} to ${endsAt === null ? 'until ended' : local(ctx, endsAt)}`
  return { name: 'Time', holds: startsAt <= now && (endsAt === null || now < endsAt), value }
}

function featureCondition({ isOn }: OperatorContext, feature: string): Condition {
  const isIn = isOn(feature)
  return { name: 'Feature on', holds: isIn, value: isIn ? feature : `${feature} is switched off` }
}

const visitorsCondition = ({ campaign: { audience } }: Asked): Condition => ({
  name: 'Visitors',
  holds: audience !== 'guests',
  value: audience === 'guests' ? 'guests alone' : audience,
})

/** Of an experiment: a player of its holdout is not offered the campaign. */
async function armConditions(tx: Tx, { known: { experiment }, account }: Asked): Promise<Condition[]> {
  if (!experiment) return []
  const arm = armOf(experiment, account.id, (await readExposures(tx, experiment.id, [account.id])).get(account.id))
  return [{ name: 'Not in the holdout', holds: arm !== HOLDOUT, value: `arm ${arm}` }]
}

async function cellCondition(tx: Tx, { stored, campaign, account }: Asked): Promise<Condition> {
  const name = 'Cell not parked'
  if (!stored?.isParked) return { name, holds: true, value: 'not parked' }
  const parked = await tx
    .withSchema('promotion')
    .withTables<{ parked_cell: { run: string; player: string; failure: string } }>()
    .selectFrom('parked_cell')
    .select('failure')
    .where('run', '=', campaign.id)
    .where('player', '=', account.id)
    .executeTakeFirst()
  return { name, holds: false, value: parked?.failure ?? 'parked' }
}

/** Self-exclusion holds grants back; a closed jurisdiction pays them without entries. */
async function receivingConditions(ctx: OperatorContext, tx: Tx, { slices, account }: Asked): Promise<Condition[]> {
  const refusing: string[] = []
  for (const { id, notReceiving } of slices)
    if (((await notReceiving?.(ctx.visit, tx, [account.id])) ?? []).length > 0) refusing.push(id)
  const areOpen = await ctx.areEntriesOpen({ db: tx, playerId: account.id, visit: null })
  return [
    {
      name: 'May receive grants',
      holds: refusing.length === 0,
      value: refusing.length === 0 ? 'yes' : `held by ${refusing.join(', ')}`,
    },
    { name: 'May receive entries', holds: areOpen, value: areOpen ? 'yes' : `coins alone (${account.state})` },
  ]
}

/** Both audiences, condition by condition with the player's values of today. */
export async function audiencesOf(ctx: OperatorContext, tx: Tx, asked: Asked): Promise<Explanation['audiences']> {
  const { campaign, account, stored } = asked
  const facts = (await readFacts(tx, [account.id])).get(account.id)
  const known = facts && factsOn(facts, ctx.today)
  const one = (name: string, tree: AudienceTree | null) => ({
    name,
    words: tree && stored ? `${inWords(tree)} The player has joined, and stays.` : inWords(tree),
    holds: tree === null || stored !== undefined || (known !== undefined && matches(tree, known)),
    findings: tree && known ? findingsOf(tree, known) : [],
  })
  return [one('Who sees it', campaign.showAudience), one('Who may join', campaign.joinAudience)]
}

const findingsOf = (tree: AudienceTree, facts: Facts): Condition[] =>
  explain(tree, facts).map(({ rule, fact, holds }) => ({
    name: ruleWords(rule),
    holds,
    value: `${FIELD_LABELS[rule.field]}: ${factText(rule.field, fact)}`,
  }))

function factText(field: AudienceField, fact: Facts[AudienceField]): string {
  if (fact === null) return 'unknown'
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  return typeof fact === 'number' ? (fact / (SCALED_FIELDS.has(field) ? 100 : 1)).toLocaleString('en-US') : fact
}
