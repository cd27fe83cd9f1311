import { expect, test } from 'vitest'
import { keysOf } from './keys.ts'
import { type Hit, type Noted, relevant, type Standing, standingOf } from './rules.ts'

const hit = (kind: Hit['kind'], subject = 'person:1'): Hit => ({ subject, kind, reason: 'staff', birthDate: '1980-02-03' })
const said = (kind: Hit['kind'], verdict: Noted['verdict'], subject = 'person:1'): Noted => ({ ...hit(kind, subject), verdict })

test.each<[string, readonly Hit[], readonly Noted[], Standing]>([
  ['no match', [], [], 'eligible'],
  ['a mailbox', [hit('mail')], [], 'barred'],
  ['a phone', [hit('phone')], [], 'barred'],
  ['a verified identity', [hit('identity')], [], 'barred'],
  ['an address', [hit('address')], [], 'barred'],
  ['a name alone', [hit('name')], [said('name', null)], 'unclear'],
  ['an application alone', [hit('application')], [], 'unclear'],
  ['a name that an operator cleared', [hit('name')], [said('name', 'cleared')], 'eligible'],
  ['a name that an operator barred', [hit('name')], [said('name', 'barred')], 'barred'],
  ['a mailbox found after the name was cleared', [hit('name'), hit('mail')], [said('name', 'cleared')], 'barred'],
  ['a mailbox that an operator cleared', [hit('mail')], [said('mail', 'cleared')], 'eligible'],
  ['a mailbox that was noted and changed since', [], [said('mail', null)], 'barred'],
  ['a name barred by an operator and changed since', [], [said('name', 'barred')], 'barred'],
  ['a decision about another person', [hit('mail')], [said('mail', 'cleared', 'person:2')], 'barred'],
])('SWP-11 %s', (_, hits, decided, standing) => {
  expect(standingOf(hits, decided)).toBe(standing)
})

test('SWP-11 a birth date counts once it is verified, and then tells two people of one name apart', () => {
  const hits = [hit('identity'), hit('name')]
  expect(relevant(hits, { isVerified: false, birthDate: '1990-05-01' }).map(({ kind }) => kind)).toEqual(['name'])
  expect(relevant([hit('name')], { isVerified: true, birthDate: '1990-05-01' })).toEqual([])
  expect(relevant(hits, { isVerified: true, birthDate: '1980-02-03' })).toEqual(hits)
})

test('spellings of one person have equal keys', () => {
  const one = { name: 'José', surname: "O'Neil", birthDate: '1980-02-03', phone: '(212) 555-0100', zip: '78701' } as const
  const other = { name: 'jose', surname: 'ONEIL', birthDate: '1980-02-03', phone: '+12125550100', zip: '78701-1234' } as const
  const keys = keysOf({ ...one, email: 'j.oneil+x@gmail.com', address: '12 North High Street, Apt. 4' })
  expect(keys).toHaveLength(5)
  expect(keysOf({ ...other, email: 'JONEIL@googlemail.com', address: '12 N High St apt 4' })).toEqual(keys)
})
