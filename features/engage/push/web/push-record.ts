import type { PushRecord } from '../contract.ts'

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')

export interface RecordParts {
  readonly subscription: PushSubscription
  readonly vapidKey: string
  readonly swScope: string
  readonly now: number
  /** Token of the issuing service; a standard subscription uses its endpoint. */
  readonly token?: string
}

/** A subscription in its stored and published form. */
export async function toPushRecord({ subscription, vapidKey, swScope, now, token }: RecordParts): Promise<PushRecord> {
  const { endpoint } = subscription
  const part = (name: PushEncryptionKeyName): string => base64url(subscription.getKey(name) ?? new ArrayBuffer(0))
  return {
    token: token ?? (await tokenOf(endpoint)),
    createTime: Math.round(now),
    subscriptionOptions: { auth: part('auth'), p256dh: part('p256dh'), endpoint, swScope, vapidKey },
  }
}

const tokenOf = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
