import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { WEB_FEATURES } from '#features/web.ts'
import { guestWatchers, lobbyParts } from './guest-parts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const namesOf = (paths: Iterable<string>): string[] => [...paths].map((path) => basename(path)).sort()
const fileOf = (load: () => Promise<unknown>): string => /([\w-]+\.tsx)/.exec(load.toString())?.[1] ?? ''

test('all guest watchers are found, and no player-only ones', () => {
  expect(namesOf(guestWatchers(ROOT))).toEqual(WEB_FEATURES.flatMap(({ watchers = [] }) => watchers.map(fileOf)).sort())
})

test('all guest sections of the lobby are found, and no player-only ones', () => {
  const loads = WEB_FEATURES.flatMap(({ tiles = [], homeSections = [] }) => [...tiles, ...homeSections.map(({ load }) => load)])
  expect(namesOf(lobbyParts(ROOT))).toEqual(loads.map(fileOf).sort())
})
