import { expect, test } from 'vitest'
import type { ConfirmStatus, DocumentKind, DocumentState } from '../contract.ts'
import { confirmStatusOf } from './rules.ts'

test.each<[string, [DocumentKind, DocumentState][], ConfirmStatus]>([
  ['nothing', [], null],
  ['one that waits', [['identity', 'waiting']], 'waiting'],
  ['one that was rejected', [['identity', 'rejected']], 'rejected'],
  [
    'another after a rejected one',
    [
      ['identity', 'waiting'],
      ['identity', 'rejected'],
    ],
    'waiting',
  ],
  [
    'a rejected one after an accepted one',
    [
      ['identity', 'rejected'],
      ['identity', 'accepted'],
    ],
    'approved',
  ],
  ['one taken back', [['identity', 'taken-back']], null],
  [
    'a bill',
    [
      ['address', 'accepted'],
      ['payment', 'waiting'],
    ],
    null,
  ],
])('%s', (_, documents, status) => {
  expect(confirmStatusOf(documents.map(([kind, state]) => ({ kind, state })))).toBe(status)
})
