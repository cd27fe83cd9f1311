import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** What it is told, and how it answers; the rest of a worker's world is not needed. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Challenge>) => void
  postMessage(message: unknown): void
}

scope.onmessage = ({ data }) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => scope.postMessage(solution),
    () => scope.postMessage(null),
  )
}
