import { sql } from 'kysely'
import { HOLDOUT } from '#kernel/campaign-experiment.ts'
import { matches } from '#kernel/audience/evaluate.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { Context, ShownTo } from '#platform/context.ts'
import { readExposuresOf } from '../experiments/exposures.ts'
import { armOf, variantsOf } from '../experiments/run-arms.ts'
import { readFacts } from './facts-store.ts'
import { factsOn } from './stored-facts.ts'

type Asker = Pick<Context, 'reader' | 'clock' | 'theme'>

/**
 * Those of these campaigns that this player sees, each with the player's arm of its experiment. Hidden are those whose
 * audience the player does not belong to now, unless the player has joined, and those whose holdout the player is in.
 */
export async function seenCampaigns(
  ctx: Asker,
  player: Id<'plr'>,
  campaigns: readonly ShownTo[],
): Promise<ReadonlyMap<string, string | null>> {
  const outside = new Set(await outsideOf(ctx, player, campaigns))
  const arms = await armsOf(ctx, player, campaigns)
  return new Map(
    campaigns.flatMap(({ id }): [string, string | null][] => {
      const arm = arms.get(id) ?? null
      return outside.has(id) || arm === HOLDOUT ? [] : [[id, arm]]
    }),
  )
}

async function outsideOf({ reader, clock, theme }: Asker, player: Id<'plr'>, campaigns: readonly ShownTo[]): Promise<string[]> {
  if (campaigns.every(({ showAudience }) => !showAudience)) return []
  const facts = (await readFacts(reader, [player])).get(player)
  const known = facts && factsOn(facts, calendarDayOf(clock.now(), theme.timeZone))
  const outside = campaigns
    .filter(({ showAudience }) => showAudience && (!known || !matches(showAudience, known)))
    .map(({ id }) => id)
  if (outside.length === 0) return []
  const { rows } = await sql<{ joined: string[] }>`
    select array(select jsonb_object_keys(cells)) as joined from promotion.player_cells where player = ${player}`.execute(reader)
  const joined = new Set(rows[0]?.joined)
  return outside.filter((id) => !joined.has(id))
}

async function armsOf({ reader }: Asker, player: Id<'plr'>, campaigns: readonly ShownTo[]): Promise<Map<string, string>> {
  const compared = campaigns.filter(({ experiment }) => experiment)
  if (compared.length === 0) return new Map()
  const exposed = await readExposuresOf(
    reader,
    player,
    compared.map(({ id }) => id),
  )
  return new Map(
    compared.map(({ id, experiment, experimentStop: stop = null }) => [
      id,
      armOf({ ...variantsOf(id, experiment!), stop }, player, exposed.get(id)),
    ]),
  )
}
