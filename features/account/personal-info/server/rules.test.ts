import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time.ts'
import { MOVE_WAIT_DAYS } from '../contract.ts'
import { missingFields, nameFixedBy, refuseUpdate, type UpdateFacts, unixSeconds } from './rules.ts'

const NOW = Date.UTC(2026, 10, 21, 17)
const nobody = { name: null, surname: null, birthDate: '1990-05-01', profileCompletedAt: null }

describe('missingFields', () => {
  const nothing = { name: null, surname: null, city: null, address: null, zip: null, state: 'NY', birthDate: '1990-05-01' }

  test('the easy form asks for little, the full one for the address', () => {
    expect(missingFields(nothing, true)).toEqual(['name', 'surname', 'zip'])
    expect(missingFields(nothing, false)).toEqual(['name', 'surname', 'zip', 'city', 'address'])
  })

  test('an empty line is missing', () => {
    expect(missingFields({ ...nothing, name: 'Ann', surname: 'Bell', zip: '10001', city: '', address: 'x' }, false)).toEqual([
      'city',
    ])
  })
})

describe('a name', () => {
  test.each([
    [nobody, false, null],
    [{ ...nobody, name: 'Ann' }, false, null],
    [{ ...nobody, name: 'Ann', surname: 'Bell' }, false, 'complete'],
    [{ ...nobody, profileCompletedAt: NOW }, false, 'complete'],
    [nobody, true, 'verified'],
  ])('of %j, verified %j, is fixed by %j', (person, isVerified, by) => expect(nameFixedBy(person, isVerified)).toBe(by))
})

describe('refuseUpdate', () => {
  const info = { name: 'Ann', surname: 'Bell', zip: '10001' }
  const facts: UpdateFacts = {
    player: { ...nobody, state: 'NY' },
    isVerified: false,
    movedAt: undefined,
    today: '2026-11-21',
    now: NOW,
  }
  const known = { ...facts, player: { ...facts.player, name: 'Ann', surname: 'Bell' } }

  test('accepts valid data, and a fixed name that is unchanged', () => {
    expect(refuseUpdate(info, facts)).toBeUndefined()
    expect(refuseUpdate({ ...info, zip: '10002' }, known)).toBeUndefined()
    expect(refuseUpdate({ ...info, zip: '42223', state: 'TN' }, facts)).toBeUndefined()
  })

  test('refuses another name once it is fixed', () => {
    expect(refuseUpdate({ ...info, name: 'Anna' }, known)).toEqual({ reasonType: 'name-fixed' })
    expect(refuseUpdate({ ...info, name: 'Anna' }, { ...facts, isVerified: true })).toEqual({ reasonType: 'name-fixed' })
  })

  test('checks the ZIP code against the new state', () => {
    expect(refuseUpdate({ ...info, zip: '07030' }, facts)).toEqual({ reasonType: 'zip-not-in-state', zipState: 'NJ' })
    expect(refuseUpdate({ ...info, zip: '07030', state: 'NJ' }, facts)).toBeUndefined()
    expect(refuseUpdate({ ...info, state: 'NJ' }, facts)).toEqual({ reasonType: 'zip-not-in-state', zipState: 'NY' })
    expect(refuseUpdate({ ...info, zip: '09012' }, facts)).toEqual({ reasonType: 'zip-unknown' })
  })

  test('accepts a move only at the new state’s minimum age, and not too often', () => {
    const young = { ...facts, player: { ...facts.player, birthDate: '2006-11-22' } }
    expect(refuseUpdate({ ...info, zip: '39201', state: 'MS' }, young)).toEqual({ reasonType: 'under-age', ageNeeded: 21 })
    const movedAt = NOW - 1
    const mayMoveAt = unixSeconds(movedAt + MOVE_WAIT_DAYS * DAY_MS)
    const move = { ...info, zip: '07030', state: 'NJ' } as const
    expect(refuseUpdate(move, { ...facts, movedAt })).toEqual({ reasonType: 'moved-lately', mayMoveAt })
    expect(refuseUpdate(move, { ...facts, movedAt: NOW - MOVE_WAIT_DAYS * DAY_MS })).toBeUndefined()
    expect(refuseUpdate({ ...info, state: 'NY' }, { ...facts, movedAt })).toBeUndefined()
  })
})
