import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Longer input is ignored: a password strong up to here stays strong. */
const READ_LENGTH_MAX = 40
/** Limit on l33t substitutions per password. The library's default of 100 takes seconds. */
const SYMBOL_READINGS_MAX = 16

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: READ_LENGTH_MAX,
  l33tMaxSubstitutions: SYMBOL_READINGS_MAX,
})

export interface ScoredPassword {
  readonly password: string
  readonly names: readonly string[]
}

/** Password strength, 0 to 4. Computes for up to 100 ms, so it runs only in a worker thread. */
export const scorePassword = ({ password, names }: ScoredPassword): number =>
  estimator.check(password.slice(0, READ_LENGTH_MAX), [...names]).score
