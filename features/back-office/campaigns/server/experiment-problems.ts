import { campaignExperiment } from '#kernel/campaign-experiment.ts'
import { type ExperimentFault, refuseExperiment, refuseHoldout } from '#promotions/experiments/refuse-experiment.ts'
import type { PlanOnDesk, PlanProblem } from '../contract.ts'
import type { CatalogueEntry } from './catalogue.ts'

const FAULTS: Readonly<Record<ExperimentFault, string>> = {
  odds: 'Odds are the same for everyone.',
  entries: 'Entries are the same for everyone.',
  'free-way': 'The free way is the same for everyone.',
  vip: 'VIP terms are the same for everyone.',
  closed: 'This field isn’t open to experiments.',
}

/** What no experiment may do; its shape and its arms’ configurations are checked beside. */
export function experimentProblems(plan: PlanOnDesk, { definition, promotion }: CatalogueEntry): PlanProblem[] {
  if (plan.experiment === null) return []
  const problem = (message: string, ...path: (string | number)[]): PlanProblem => ({ path: ['experiment', ...path], message })
  if (!promotion) return [problem('The promotion engine doesn’t run this feature, so it can’t have arms.')]
  if (plan.repeats !== null) return [problem('A series can’t have an experiment. Plan one for a single run.')]
  if (plan.audience === 'guests') return [problem('Guests can’t be in an arm.')]
  const read = campaignExperiment.safeParse(plan.experiment)
  const config = definition.config.safeParse(plan.config)
  if (!read.success || !config.success) return []
  const { holdout, arms } = read.data
  const fault = holdout > 0 ? refuseHoldout(promotion, config.data) : undefined
  return [
    ...(fault ? [problem(`${FAULTS[fault]} This campaign has no holdout.`, 'holdout')] : []),
    ...arms.flatMap((arm, nth) =>
      refuseExperiment(definition.config, config.data, arm.config).map(({ path, reason }) =>
        problem(
          FAULTS[reason],
          'arms',
          nth,
          'config',
          ...path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        ),
      ),
    ),
  ]
}
