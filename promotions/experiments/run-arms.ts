import { type CampaignExperiment, CONTROL, controlShare, type ExperimentStop, HOLDOUT } from '#kernel/campaign-experiment.ts'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { PromotionDefinition } from '../definition.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { type Experiment, variantOf } from './assignment.ts'
import { readExposures } from './exposures.ts'

/** The experiment of a run. Its id is the run's, which keys the assignment. */
export interface RunExperiment extends Experiment {
  readonly stop: ExperimentStop | null
  /** The configurations that differ from the run's own, with the hashes that grants name. */
  readonly arms: ReadonlyMap<string, ArmConfig>
}

interface ArmConfig extends Pick<KnownRun, 'configHash' | 'fault'> {
  readonly config: unknown
}

/** A campaign's experiment as its row has it; `hashes` are of its arms, in order. */
export interface ExperimentRow {
  readonly experiment: CampaignExperiment | null
  readonly experiment_stop: ExperimentStop | null
  readonly arm_hashes: readonly string[] | null
}

export function toRunExperiment(
  run: string,
  { campaign }: Pick<PromotionDefinition, 'campaign'>,
  { experiment, experiment_stop: stop, arm_hashes: hashes }: ExperimentRow,
): RunExperiment | null {
  if (!experiment) return null
  const arms = experiment.arms.map(({ key, config }, nth): [string, ArmConfig] => {
    const read = campaign.config.safeParse(config)
    const fault = read.success ? null : new Error(`the arm ${key} does not fit the promotion: ${read.error.message}`)
    return [key, { config: read.data, configHash: hashes?.[nth] ?? '', fault }]
  })
  return { ...variantsOf(run, experiment), stop, arms: new Map(arms) }
}

const PER_PERCENT = 100

/** Whom each arm gets: the control first, the holdout last. */
export const variantsOf = (run: string, { holdout, arms }: CampaignExperiment): Experiment => ({
  id: run,
  variants: [
    { key: CONTROL, share: controlShare({ holdout, arms }) * PER_PERCENT },
    ...arms.map(({ key, share }) => ({ key, share: share * PER_PERCENT })),
    ...(holdout > 0 ? [{ key: HOLDOUT, share: holdout * PER_PERCENT }] : []),
  ],
})

/**
 * A player's arm: that of the exposure, else the one that an exposure would give. Once the experiment has stopped, the
 * winner's for everyone else and for the holdout.
 */
export function armOf(experiment: Experiment & Pick<RunExperiment, 'stop'>, player: string, exposed: string | undefined): string {
  const { stop } = experiment
  if (stop) return exposed === undefined || exposed === HOLDOUT ? stop.winner : exposed
  return exposed ?? variantOf(experiment, player) ?? CONTROL
}

/** A run as an arm has it; null for the holdout. */
function inArm<K extends KnownRun>(known: K, arm: string): K | null {
  if (arm === HOLDOUT) return null
  const own = known.experiment?.arms.get(arm)
  if (!own) return known
  const { config, configHash, fault } = own
  return { ...known, run: { ...known.run, config }, configHash, fault: known.fault ?? fault }
}

/** Players' arms in several runs. */
export interface Arms {
  /** The run as this player has it; null for the holdout. */
  of(known: KnownRun, player: Id<'plr'>): KnownRun | null
}

/** Reads the exposures of these players; nothing where no run has an experiment. */
export async function openArms(
  db: Reader | Tx,
  runs: Iterable<KnownRun>,
  players: readonly Id<'plr'>[],
): Promise<Arms & { readonly exposed: ReadonlyMap<string, Map<Id<'plr'>, string>> }> {
  const exposed = new Map<string, Map<Id<'plr'>, string>>()
  for (const { experiment } of runs)
    if (experiment && !exposed.has(experiment.id))
      exposed.set(experiment.id, new Map(await readExposures(db, experiment.id, players)))
  return {
    exposed,
    of(known, player) {
      const { experiment } = known
      return experiment ? inArm(known, armOf(experiment, player, exposed.get(experiment.id)?.get(player))) : known
    },
  }
}
