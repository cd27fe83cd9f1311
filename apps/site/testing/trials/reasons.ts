import { actRefusal } from '#kernel/campaign.ts'
import type { RouteContract } from '#kernel/contract.ts'
import type { CallTrial } from './trial.ts'

interface Option {
  readonly shape?: { readonly reasonType?: { readonly options?: readonly string[] } }
}

/** Every reason by which a contract's reply refuses. */
const refusalsIn = ({ reply }: RouteContract): string[] => {
  const { options = [] } = reply as { readonly options?: readonly Option[] }
  return options.flatMap(({ shape }) => shape?.reasonType?.options ?? [])
}

const ENGINE = new Set<string>(actRefusal.options)

/** The reasons of a call: of the engine, which one test tries for all, and of its own, which its trial has to try. */
export function reasonsOf(trial: CallTrial, { siblings }: { readonly siblings: readonly CallTrial[] }) {
  const { feature, contract, never = {} } = trial
  const all = refusalsIn(contract)
  const near = siblings.filter((each) => each.feature === feature)
  const tried = new Set(near.flatMap(({ refusals, never: not = {} }) => [...Object.keys(refusals), ...Object.keys(not)]))
  return {
    engine: all.filter((reason) => ENGINE.has(reason) && !(reason in never)),
    own: {
      tried: all.filter((reason) => reason in trial.refusals),
      untried: all.filter((reason) => !ENGINE.has(reason) && !tried.has(reason)),
    },
  }
}
