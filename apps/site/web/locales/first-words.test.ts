import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lobbyParts } from '../../vite/guest-parts.ts'
import { isUnder } from '../../vite/split-words.ts'
import { SITE_NAV_ITEMS } from '../shell/nav-items.ts'
import { FIRST_WORDS, NOT_YET } from './first-words.ts'

test('navigation labels are among the first messages, since every page shows them', () => {
  const labels = SITE_NAV_ITEMS.map(({ label }) => label)
  expect(labels.filter((label) => !isUnder(label, FIRST_WORDS) || isUnder(label, NOT_YET))).toEqual([])
})

const ROOT = resolve(import.meta.dirname, '../../../..')

/** A part's file and the files of its slice that it renders, however deep. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+\.tsx?)'/g)) {
    filesOf(join(dirname(file), path), seen)
  }
  return seen
}

/** The messages that a file asks for: whole paths, and of computed keys the part before the first computed one. */
function wordsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const [, namespace] = /useTranslations\('([^']+)'\)/.exec(text) ?? []
  if (!namespace) return []
  return [...text.matchAll(/\bt\((?:'([^']+)'|`([^`$]+)\.\$\{)/g)].map(([, whole, stem]) => `${namespace}.${whole ?? stem}`)
}

test('cards and sections of home and lobby ask for first messages alone, since guests see them before the rest arrives', () => {
  const asked = [...lobbyParts(ROOT)].flatMap((part) => [...filesOf(part)].flatMap(wordsOf))
  expect(asked).toContain('money-box.card.guest')
  expect(asked.filter((path) => !isUnder(path, FIRST_WORDS) || isUnder(path, NOT_YET))).toEqual([])
})
