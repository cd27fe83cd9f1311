import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sliceLists } from '../lists/slices.ts'
import { ROOT } from '../steps.ts'
import { addTrial, TRIALS } from './add-trial.ts'
import { layFiles } from './lay-files.ts'

const WORDS = {
  district: 'promotions',
  slug: 'street-fair',
  name: 'streetFair',
  Name: 'StreetFair',
  snake: 'street_fair',
  Title: 'Street fair',
  time: '20261123T1900',
}

test.each([
  ['slice', 'server/migrations/20261123T1900__days.sql'],
  ['promotion', 'server/promotion.ts'],
])('a %s from the templates has every placeholder filled in, and is in every list of slices', (kind, file) => {
  const root = mkdtempSync(join(tmpdir(), 'slice-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'features/promotions/street-fair')
  const count = layFiles(join(import.meta.dirname, kind), folder, WORDS)
  const files = globSync('**/*.*', { cwd: folder })
  expect(files).toHaveLength(count)
  expect(files).toContain(file)
  for (const each of files) expect(readFileSync(join(folder, each), 'utf8'), each).not.toMatch(/__\w+__/)
  // A new slice pushes nothing yet, and says nothing of players.
  const { 'features/push-samples.ts': _, 'features/profile.ts': __, ...lists } = sliceLists(root)
  for (const [path, text] of Object.entries(lists)) expect(text, path).toMatch(/street-?fair/i)
})

test('a new promotion has a trial of its call', () => {
  const trials = addTrial(readFileSync(join(ROOT, TRIALS), 'utf8'), WORDS)
  expect(trials).toContain("import * as streetFair from '#features/promotions/street-fair/contract.ts'")
  expect(trials).toMatch(/const pickStreetFair: CallTrial = [\s\S]*\n {2}pickStreetFair,\n/)
  expect(() => addTrial('', WORDS)).toThrow('no place')
})
