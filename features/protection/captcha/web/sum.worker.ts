import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** The messages of `solveChallengeWorkers` to its workers, which divide the counters between them. */
interface Work {
  readonly type: 'work' | 'abort'
  readonly challenge: Challenge
  readonly counterStart: number
  readonly counterStep: number
}

/** The part of the worker scope used here. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Work>) => void
  postMessage(message: unknown): void
}

// A worker that is no longer needed is terminated, so 'abort' needs no answer.
scope.onmessage = ({ data: { type, challenge, counterStart, counterStep } }) => {
  if (type === 'abort') return
  solveChallenge({ challenge, counterStart, counterStep, deriveKey }).then(
    (solution) => scope.postMessage(solution),
    () => scope.postMessage(null),
  )
}
