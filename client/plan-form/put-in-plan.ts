import type { PlanOnDesk } from '#features/back-office/campaigns/contract.ts'
import { type FieldPath, putAt } from '#client/schema-form/put-at.ts'

/** The plan with one field replaced. Arms follow a change of the rules where they had the same value. */
export function putInPlan(plan: PlanOnDesk, path: FieldPath, value: unknown): PlanOnDesk {
  const next = putAt(plan, path, value) as PlanOnDesk
  const experiment = plan.experiment as { readonly arms: readonly { readonly config: unknown }[] } | null
  const inRules = path.startsWith('config.') ? path.slice('config.'.length) : undefined
  if (!experiment || inRules === undefined) return next
  const before = JSON.stringify(at(plan.config, inRules))
  const arms = experiment.arms.map((arm) =>
    JSON.stringify(at(arm.config, inRules)) === before ? { ...arm, config: putAt(arm.config, inRules, value) } : arm,
  )
  return { ...next, experiment: { ...experiment, arms } }
}

const at = (value: unknown, path: FieldPath): unknown =>
  path.split('.').reduce<unknown>((inner, step) => (inner as Readonly<Record<string, unknown>> | undefined)?.[step], value)
