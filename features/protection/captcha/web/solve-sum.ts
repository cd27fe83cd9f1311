import { type Challenge as Parsed, type Solution, solveChallengeWorkers } from 'altcha-lib'
import type { ApiClient } from '#ui/api/client.ts'
import { answerCaptcha, type Challenge, getChallenge } from '../contract.ts'

/** More would slow the page down and heat the phone; a phone's cores share the work, so the wait stays short. */
const WORKERS_MAX = 4

/**
 * Solves the proof of work in workers, so that the page stays responsive; 'no-sum' if the site uses another provider.
 */
export async function solveSum(api: ApiClient): Promise<boolean | 'no-sum'> {
  const { challenge } = (await api.call(getChallenge)).data
  if (!challenge) return 'no-sum'
  const solution = await solve(challenge)
  if (!solution) return false
  const reply = await api.call(answerCaptcha, { body: { answer: JSON.stringify({ challenge, solution }) } })
  return reply.success
}

/** Null if the browser has no workers or lacks the cryptography. */
async function solve(challenge: Challenge): Promise<Solution | null> {
  try {
    return await solveChallengeWorkers({
      challenge: challenge as unknown as Parsed,
      concurrency: Math.min(navigator.hardwareConcurrency || 1, WORKERS_MAX),
      createWorker: () => new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' }),
    })
  } catch {
    return null
  }
}
