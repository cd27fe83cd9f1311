import type { PushMessage } from '#kernel/push.ts'
import type { GrantValue } from '../definition.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import type { Grant } from './store.ts'

/** What tells a player of a paid grant, by the configuration that granted it: of an experiment's arm, that arm's. */
export function paidPushOf(
  { promotion, run, experiment }: Pick<KnownRun, 'promotion' | 'run' | 'experiment'>,
  { key, player, configHash }: Pick<Grant, 'key' | 'player' | 'configHash'>,
  value: GrantValue,
): PushMessage | undefined {
  const arm = [...(experiment?.arms.values() ?? [])].find((each) => each.configHash === configHash)
  const granting = arm ? { ...run, config: arm.config } : run
  return promotion.paidPush?.({ key: key.slice(`${run.id}:${player}:`.length), value }, granting)
}
