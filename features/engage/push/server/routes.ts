import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import type { PushConfig } from '../contract.ts'
import { type DeviceRules, subscribeWith, unsubscribe } from './devices.ts'
import { sendTest } from './send-test.ts'

export const routesWith = (rules: DeviceRules, readConfig: () => Promise<PushConfig>) => [
  bind(contract.getConfig, async () => ({ success: true as const, data: await readConfig() })),
  bind(contract.subscribe, subscribeWith(rules)),
  bind(contract.unsubscribe, unsubscribe),
  bind(contract.sendTest, sendTest),
]
