import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { arePackagesCurrent } from './bootstrap.mjs'

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
  test('is false if npm has not finished', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(false)
  })

  test('is true if each package has the version of the lock file', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } })
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(true)
  })

  test('is false if the lock file has changed', () => {
    lock({ 'node_modules/a': { version: '1.0.1' } })
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(false)
  })

  test('ignores packages of other platforms, but not required ones', () => {
    lock({ 'node_modules/a': { version: '1.0.0', optional: true }, 'node_modules/b': { version: '1.0.0' } })
    installed({ 'node_modules/b': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(true)
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(arePackagesCurrent(root)).toBe(false)
  })
})
