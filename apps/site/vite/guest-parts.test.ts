import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { WEB_FEATURES } from '#features/web.ts'
import { guestWatchers, lobbyParts } from './guest-parts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const namesOf = (paths: Iterable<string>): string[] => [...paths].map((path) => basename(path)).sort()
const fileOf = (load: () => Promise<unknown>): string => /([\w-]+\.tsx)/.exec(load.toString())?.[1] ?? ''

test('all watchers of guests are found, and none that only players have', () => {
  expect(namesOf(guestWatchers(ROOT))).toEqual(WEB_FEATURES.flatMap(({ watchers = [] }) => watchers.map(fileOf)).sort())
})

test('all parts of the lobby of guests are found, and none that only players have', () => {
  const loads = WEB_FEATURES.flatMap(({ tiles = [], homeSections = [] }) => [...tiles, ...homeSections.map(({ load }) => load)])
  expect(namesOf(lobbyParts(ROOT))).toEqual(loads.map(fileOf).sort())
})
