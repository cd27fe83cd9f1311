import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import type { Reader } from './db/database.ts'
import type { ServerFeature } from './feature.ts'
import { entriesClosedTo } from './slices.ts'

test('entries are closed to a player whom any enabled slice refuses, by either of its answers', async () => {
  const slices: ServerFeature[] = [
    { id: 'many', entriesClosedTo: async (_ctx, _db, players) => players.filter((player) => player === 'plr_a') },
    { id: 'single', areEntriesOpen: async (_ctx, { playerId, visit }) => visit !== null || playerId !== 'plr_b' },
    { id: 'both', areEntriesOpen: async () => false, entriesClosedTo: async () => [] },
    { id: 'off', areEntriesOpen: async () => false },
  ]
  const ctx = { isOn: (id: string) => id !== 'off' } as Context
  const players = ['plr_a', 'plr_b', 'plr_c'] as const
  expect(await entriesClosedTo(ctx, slices, { db: {} as Reader, players })).toEqual(new Set(['plr_a', 'plr_b']))
})
