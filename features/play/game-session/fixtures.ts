import { samplesOf } from '#kernel/push.ts'
import { gamePush } from './contract.ts'

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(gamePush, { 'max-bet': { action: 'max-bet', title: 'Cherry Royale', asset: 'coins', amount: 500_000 } }),
] as const
