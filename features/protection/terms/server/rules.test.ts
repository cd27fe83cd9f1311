import { describe, expect, test } from 'vitest'
import type { TermsVersion } from './rules.ts'
import { inForce, unconfirmed } from './rules.ts'

const first: TermsVersion = { key: 'terms-of-use', version: '2026-01-01', isMaterial: true }
const mended: TermsVersion = { key: 'terms-of-use', version: '2026-03-01', isMaterial: false }
const changed: TermsVersion = { key: 'terms-of-use', version: '2026-06-01', isMaterial: true }
const privacy: TermsVersion = { key: 'privacy-policy', version: '2026-01-01', isMaterial: true }

describe('inForce', () => {
  test('a version takes effect on its own day', () => {
    expect(inForce([first, mended], '2026-02-28')).toEqual([first])
    expect(inForce([first, mended], '2026-03-01')).toEqual([mended])
  })

  test('the order of the list does not matter, and each document has one version', () => {
    expect(inForce([changed, privacy, first, mended], '2026-12-01')).toEqual([changed, privacy])
  })
})

describe('unconfirmed (ACC-11)', () => {
  const ids = (confirmed: string[], today: `${number}-${number}-${number}`) =>
    unconfirmed([first, mended, changed], new Set(confirmed), today).map(({ version }) => version)

  test('a new player accepts the version in force', () => {
    expect(ids([], '2026-01-15')).toEqual(['2026-01-01'])
    expect(ids([], '2026-04-15')).toEqual(['2026-03-01'])
  })

  test('a corrected version asks no player who accepted the one before', () => {
    expect(ids(['terms-of-use@2026-01-01'], '2026-04-15')).toEqual([])
  })

  test('a material change asks again', () => {
    expect(ids(['terms-of-use@2026-01-01', 'terms-of-use@2026-03-01'], '2026-06-01')).toEqual(['2026-06-01'])
    expect(ids(['terms-of-use@2026-06-01'], '2026-06-01')).toEqual([])
  })

  test('accepting one document does not accept another', () => {
    expect(unconfirmed([first, privacy], new Set(['privacy-policy@2026-01-01']), '2026-02-01')).toEqual([first])
  })
})
