import { expect, test } from 'vitest'
import { aBundle } from '../fixtures.ts'
import { foldOffers, reasonsAgainst } from './rules.ts'

const asked = { bundle: aBundle, offerId: 'welcome-1', areSalesOpen: true, isClosedToTestAccount: false, blocks: [] as const }

test.each([
  [{}, []],
  [{ areSalesOpen: false }, ['purchases-closed']],
  [{ areSalesOpen: false, isClosedToTestAccount: true }, ['test-account']],
  [{ offerId: 'welcome-2' }, ['not-its-turn']],
  [{ offerId: 'welcome-2', areSalesOpen: false }, ['purchases-closed', 'not-its-turn']],
  [{ blocks: ['on-break', 'limit-reached'] }, ['on-break', 'limit-reached']],
  [{ offerId: 'nothing' }, ['unknown-offer']],
  [{ bundle: undefined, areSalesOpen: false }, ['ended']],
] as const)('%j is refused for %j', (change, reasons) => {
  expect(reasonsAgainst({ ...asked, ...change })).toEqual(reasons)
})

test('buying a package of a bundle opens the next one, and each is bought once', () => {
  const ids = ['one', 'two', 'three']
  const stateOf = (...bought: string[]) =>
    foldOffers('pack', ids, new Set(bought)).map(({ isBought, current }) => (isBought ? 'bought' : current ? 'open' : 'later'))
  expect(stateOf()).toEqual(['open', 'later', 'later'])
  expect(stateOf('pack/one', 'other/two')).toEqual(['bought', 'open', 'later'])
  expect(stateOf('pack/one', 'pack/two', 'pack/three')).toEqual(['bought', 'bought', 'bought'])
  const bundle = { ...aBundle, promoOffers: foldOffers('pack', ids, new Set(['pack/one'])) }
  expect(reasonsAgainst({ ...asked, bundle, offerId: 'one' })).toEqual(['already-bought'])
})
