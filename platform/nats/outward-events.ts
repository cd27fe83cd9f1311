import type { DomainEventType } from '#kernel/event.ts'
import type { NatsConfig } from '../config/config.ts'
import type { PlacedEvent } from '../outbox/event-reader.ts'

/** What happened, as opposed to work that one slice hands to another. Types are only added; a changed meaning is a new type. */
export const OUTWARD_EVENTS = [
  'player.signed-up',
  'player.signed-in',
  'player.locked-out',
  'player.proved',
  'day.first-seen',
  'contact.confirmed',
  'profile.completed',
  'identity.approved',
  'limit.reached',
  'break.started',
  'round.settled',
  'round.reversed',
  'round.voided',
  'seed-pair.changed',
  'closed-account.credited',
  'grant.given',
  'grant.taken',
  'grant.expired',
  'free-spins.granted',
  'campaign.started',
  'campaign.paused',
  'campaign.closed',
  'purchase.completed',
  'purchase.reversed',
  'purchase.restored',
  'redemption.requested',
  'redemption.paid',
] as const satisfies readonly DomainEventType[]

export const prefixOf = ({ stream }: Pick<NatsConfig, 'stream'>): string => stream.toLowerCase()

export interface OutwardMessage {
  /** `<prefix>.<brand>.<type>`; the brand of an event whose player has no account is `_`. */
  readonly subject: string
  /** Unique over restores, too: an id may be used again then, at another time. */
  readonly id: string
  /** JSON: id, type, brand, player (null for a brand's own event), at (ISO 8601), payload. */
  readonly data: string
}

export function toMessage(prefix: string, { event, brand }: PlacedEvent): OutwardMessage {
  const { id, type, playerId: player, at, payload } = event
  return {
    subject: `${prefix}.${brand ?? '_'}.${type}`,
    id: `${id}-${at}`,
    data: JSON.stringify({ id: String(id), type, brand, player, at: new Date(at).toISOString(), payload }),
  }
}
