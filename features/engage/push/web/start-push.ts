import { DAY_MS } from '#kernel/time.ts'
import { type PushConfig, type PushRecord, TOKEN_LIFETIME_DAYS } from '../contract.ts'
import { type PushProvider, TEXTS } from './push-provider.ts'

/** Publishes the token to the server. */
export type Publish = (record: PushRecord) => Promise<void>

export type Started = 'on' | 'unsupported' | 'refused'

/** The flow from the click to the published token. An unsupported browser or a denied permission warns and stops. */
export async function startPush(provider: PushProvider, publish: Publish): Promise<Started> {
  if (!provider.isSupported()) return warn(TEXTS.unsupported, 'unsupported')
  if ((await provider.requestPermission()) !== 'granted') return warn(TEXTS.refused, 'refused')
  await obtain(provider, publish)
  return 'on'
}

/** Renews a record that is older than seven days or bound to another key, without a prompt. */
export async function renewPush(
  provider: PushProvider,
  { config, now, publish }: { config: PushConfig; now: number; publish: Publish },
): Promise<void> {
  const record = await provider.store.read()
  const isGood =
    record && record.subscriptionOptions.vapidKey === config.vapidKey && now - record.createTime < TOKEN_LIFETIME_DAYS * DAY_MS
  if (!isGood) await obtain(provider, publish)
}

/** Stored only after the server accepted it, so an unpublished record is retried. */
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
