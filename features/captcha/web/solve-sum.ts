import type { ApiClient } from '#ui/api/client.ts'
import { answerCaptcha, type Challenge, getChallenge } from '../contract.ts'

interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

/** Does the sum beside the page, so that nothing stands still meanwhile; 'no-sum' where the site asks in another way. */
export async function solveSum(api: ApiClient): Promise<boolean | 'no-sum'> {
  const { challenge } = (await api.call(getChallenge)).data
  if (!challenge) return 'no-sum'
  const solution = await beside(challenge)
  if (!solution) return false
  const reply = await api.call(answerCaptcha, { body: { answer: JSON.stringify({ challenge, solution }) } })
  return reply.success
}

/** Null where the browser has no worker or cannot do such sums. */
function beside(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' })
    const end = (solution: Solution | null) => {
      worker.terminate()
      resolve(solution)
    }
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => end(data)
    worker.onerror = () => end(null)
    worker.postMessage(challenge)
  })
}
