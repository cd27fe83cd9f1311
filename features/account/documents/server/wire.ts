import type { Instant } from '#kernel/time.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import type { SentDocument } from '../contract.ts'
import type { KeptDocument } from './store.ts'

export const NAME_PURPOSE = 'document names'
export const KEY_PURPOSE = 'document keys'

/** The document as its player sees it. */
export const toWire = (vault: Vault, document: KeptDocument): SentDocument => ({
  id: document.id,
  kind: document.kind,
  name: vault.open(NAME_PURPOSE, document.name).toString(),
  type: document.type,
  bytes: document.bytes,
  state: document.state,
  reason: document.reason,
  sentAt: iso(document.sentAt),
  decidedAt: document.decidedAt === null ? null : iso(document.decidedAt),
})

const iso = (at: Instant): string => new Date(at).toISOString()
