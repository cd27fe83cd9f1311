import { expect, test } from 'vitest'
import { STATE_CODES } from '#kernel/states.ts'
import { statesOfZip } from './zip.ts'

test.each([
  ['00501', 'NY'],
  ['02108', 'MA'],
  ['06103', 'CT'],
  ['07102', 'NJ'],
  ['10001', 'NY'],
  ['19901', 'DE'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['20601', 'MD'],
  ['30301', 'GA'],
  ['39901', 'GA'],
  ['33101', 'FL'],
  ['39201', 'MS'],
  ['60601', 'IL'],
  ['73301', 'TX'],
  ['73101', 'OK'],
  ['79901', 'TX'],
  ['88510', 'TX'],
  ['83001', 'WY'],
  ['83701', 'ID'],
  ['89501', 'NV'],
  ['94105-1234', 'CA'],
  ['96801', 'HI'],
  ['99501', 'AK'],
])('%s is in %s', (zip, state) => expect(statesOfZip(zip)).toEqual([state]))

test('a few ZIP codes are in two states, or in a different one than their neighbors', () => {
  expect(statesOfZip('42223')).toEqual(['KY', 'TN'])
  expect(statesOfZip('06390')).toEqual(['NY'])
  expect(statesOfZip('83414')).toEqual(['WY'])
})

test.each(['00901', '09001', '34001', '96201', '96799', '96910', '00000', '98700'])('%s is in no state', (zip) =>
  expect(statesOfZip(zip)).toEqual([]),
)

test('the table covers every state, and no code is in two', () => {
  const all = Array.from({ length: 1_000 }, (_, prefix) => statesOfZip(`${String(prefix).padStart(3, '0')}01`))
  expect(new Set(all.flat())).toEqual(new Set(STATE_CODES))
})
