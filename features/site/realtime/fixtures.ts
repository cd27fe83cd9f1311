import { samplesOf } from '#kernel/push.ts'
import { appPush } from './contract.ts'

/** An example of each push, by action. */
export const pushSamples = [samplesOf(appPush, { reload: { action: 'reload', spreadMs: 3_000 } })] as const
