import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { WEB_FEATURES } from '#features/web.ts'
import { guestWatchers } from './guest-watchers.ts'

const fileOf = (load: () => Promise<unknown>): string => /([\w-]+\.tsx)/.exec(load.toString())?.[1] ?? ''

test('all watchers of guests are found, and none that only players have', () => {
  const found = [...guestWatchers(resolve(import.meta.dirname, '../../..'))].map((path) => basename(path))
  expect(found.sort()).toEqual(WEB_FEATURES.flatMap(({ watchers = [] }) => watchers.map(fileOf)).sort())
})
