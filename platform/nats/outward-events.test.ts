import { expect, test } from 'vitest'
import type { EventContract } from '#kernel/event.ts'
import * as events from '../events/index.ts'
import { OUTWARD_EVENTS, toMessage } from './outward-events.ts'

/** Work that one slice hands to another. */
const INWARD = ['notification.wanted', 'notification.withdrawn', 'offer-mail.wanted']

test('every shared event either leaves the site or is named as work within it', () => {
  const shared = Object.values(events)
    .filter((value): value is (typeof value & object) & EventContract => typeof value === 'object' && 'payload' in value)
    .map(({ type }) => type as string)
  expect([...OUTWARD_EVENTS, ...INWARD].toSorted()).toEqual(shared.toSorted())
})

test('a message names its brand, or none, in its subject, and its time in its id', () => {
  const event = { id: 7n, type: 'profile.completed', playerId: 'plr_1', at: Date.UTC(2026, 0, 2), payload: {} } as const
  const after = { until: '', lastId: 0n }
  const message = toMessage('croupier', { event: event as never, brand: 'velmora', after })
  expect(message).toMatchObject({ subject: 'croupier.velmora.profile.completed', id: '7-1767312000000' })
  expect(JSON.parse(message.data)).toEqual({
    id: '7',
    type: 'profile.completed',
    brand: 'velmora',
    player: 'plr_1',
    at: '2026-01-02T00:00:00.000Z',
    payload: {},
  })
  expect(toMessage('croupier', { event: event as never, brand: null, after }).subject).toBe('croupier._.profile.completed')
})
