import { DAY_MS } from '#kernel/time.ts'
import { type PushConfig, type PushRecord, TOKEN_LIFETIME_DAYS } from '../contract.ts'
import { type PushProvider, TEXTS } from './push-provider.ts'

/** Hands the token to the server. */
export type Publish = (record: PushRecord) => Promise<void>

export type Started = 'on' | 'unsupported' | 'refused'

/** From the click to the published token. An unsupported browser, or a refusal, is warned of and ends it. */
export async function startPush(provider: PushProvider, publish: Publish): Promise<Started> {
  if (!provider.isSupported()) return warn(TEXTS.unsupported, 'unsupported')
  if ((await provider.requestPermission()) !== 'granted') return warn(TEXTS.refused, 'refused')
  await obtain(provider, publish)
  return 'on'
}

/** Renews what is older than seven days or bound to another key. Asks nobody anything. */
export async function renewPush(
  provider: PushProvider,
  { config, now, publish }: { config: PushConfig; now: number; publish: Publish },
): Promise<void> {
  const record = await provider.store.read()
  const isGood =
    record && record.subscriptionOptions.vapidKey === config.vapidKey && now - record.createTime < TOKEN_LIFETIME_DAYS * DAY_MS
  if (!isGood) await obtain(provider, publish)
}

/** Kept here only once the server has it: what was not published is tried again. */
async function obtain(provider: PushProvider, publish: Publish): Promise<void> {
  const record = await provider.getToken()
  await publish(record)
  await provider.store.write(record)
}

function warn(text: string, outcome: Started): Started {
  // oxlint-disable-next-line no-console -- said so by the specification
  console.warn(text)
  return outcome
}
