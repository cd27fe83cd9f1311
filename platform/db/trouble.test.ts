import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseTrouble } from './trouble.ts'

const coded = (code: string, more: object = {}): Error => Object.assign(new Error(code), { code, ...more })

test.each([
  ['the server takes no connection', coded('ECONNREFUSED')],
  ['its socket file is gone', coded('ENOENT', { syscall: 'connect' })],
  ['a connection broke', coded('ECONNRESET')],
  ['the driver saw it end', new Error('Connection terminated unexpectedly')],
  ['no answer came', new Error('Query read timeout')],
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
  ['all connections are taken', coded('53300')],
  ['the disk is full', coded('53100')],
  ['it stops', coded('57P01')],
  ['it starts', coded('57P03')],
  ['it only reads', coded('25006')],
  ['a statement took too long', coded('57014')],
  ['a deadlock came again after every retry', coded('40P01')],
])('a call is unavailable while %s', (_, error) => {
  expect(isDatabaseTrouble(error)).toBe(true)
})

test.each([
  ['a broken unique index', Object.assign(new pg.DatabaseError('duplicate', 1, 'error'), { code: '23505' })],
  ['a ledger refusal', coded('CL005')],
  ['a missing file', coded('ENOENT', { syscall: 'open' })],
  ['a bug', new TypeError('undefined is not a function')],
  ['nothing', undefined],
])('%s is an internal error', (_, error) => {
  expect(isDatabaseTrouble(error)).toBe(false)
})
