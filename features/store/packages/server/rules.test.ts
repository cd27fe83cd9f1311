import { expect, test } from 'vitest'
import { aBundle } from '../fixtures.ts'
import { reasonsAgainst } from './rules.ts'

const asked = { bundle: aBundle, offerId: 'welcome-1', areSalesOpen: true }

test.each([
  [{}, []],
  [{ areSalesOpen: false }, ['purchases-closed']],
  [{ offerId: 'welcome-2' }, ['not-its-turn']],
  [{ offerId: 'welcome-2', areSalesOpen: false }, ['purchases-closed', 'not-its-turn']],
  [{ offerId: 'nothing' }, ['unknown-offer']],
  [{ bundle: undefined, areSalesOpen: false }, ['ended']],
] as const)('%j is refused for %j', (change, reasons) => {
  expect(reasonsAgainst({ ...asked, ...change })).toEqual(reasons)
})
