import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { arePackagesCurrent } from './ground.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'croupier-ground-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, packages: object) => writeFileSync(join(root, path), JSON.stringify({ packages }))
const lock = (packages: object) => write('package-lock.json', { '': { version: '0.1.0' }, ...packages })
const installed = (packages: object) => write('node_modules/.package-lock.json', packages)

describe('arePackagesCurrent', () => {
  test('not where npm has not finished', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(false)
  })

  test('where each package has the version of the lock', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } })
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(true)
  })

  test('not where the lock moved on', () => {
    lock({ 'node_modules/a': { version: '1.0.1' } })
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(false)
  })

  test('without what is for other platforms, not without what is needed', () => {
    lock({ 'node_modules/a': { version: '1.0.0', optional: true }, 'node_modules/b': { version: '1.0.0' } })
    installed({ 'node_modules/b': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(true)
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(false)
  })
})
