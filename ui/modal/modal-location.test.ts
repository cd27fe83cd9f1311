import { describe, expect, test } from 'vitest'
import { isGeoblock, modalsOf, searchWith, withModal, withoutModals, withoutTop, withoutUnknown } from './modal-location.ts'

const at = (search = '', state: unknown = null, pathname = '/lobby') => ({ pathname, search, state })

describe('the address', () => {
  test('opens a game with its mode', () => {
    expect(modalsOf(at('?game=cherry-royale&isMoney=true'))).toEqual([
      { name: 'game', args: { slug: 'cherry-royale', isMoney: 'true' }, isLinked: true },
    ])
  })

  test('opens any modal by name, and a notice with its token', () => {
    expect(modalsOf(at('?openModal=daily-login'))[0]?.name).toBe('daily-login')
    expect(modalsOf(at('?openNotify=EMAIL_VERIFIED&token=abc'))).toEqual([
      { name: 'notify-EMAIL_VERIFIED', args: { token: 'abc' }, isLinked: true },
    ])
  })

  test('opens nothing on the geoblock page, in either language', () => {
    expect(modalsOf(at('?game=cherry-royale', null, '/geoblock'))).toEqual([])
    expect(modalsOf(at('?openModal=daily-login', null, '/es/geoblock/'))).toEqual([])
  })
})

describe('opening and closing', () => {
  test('a game enters the address and leaves it by going back', () => {
    const opened = withModal(at('?category=fishing'), 'game', { slug: 'lucky-cast' })
    expect(opened.search).toBe('?category=fishing&game=lucky-cast')
    expect(withoutTop(at(opened.search, opened.state))).toBe('back')
  })

  test('a game that starts immediately says so in the address', () => {
    const { search } = withModal(at('?isMoney=true&game=ember-wyrm'), 'game', { slug: 'lucky-cast', isMoney: 'true' })
    expect(search).toBe('?game=lucky-cast&isMoney=true')
    expect(withModal(at(search), 'game', { slug: 'lucky-cast' }).search).toBe('?game=lucky-cast')
  })

  test('a game replaces another modal in the address', () => {
    expect(withModal(at('?openModal=search'), 'game', { slug: 'lucky-cast' }).search).toBe('?game=lucky-cast')
  })

  test('other modals stack in the history entry, the last on top', () => {
    const first = withModal(at('?game=lucky-cast'), 'signup', { wanted: 'game' })
    const second = withModal(at(first.search, first.state), 'terms', {})
    expect(modalsOf(at(second.search, second.state)).map(({ name }) => name)).toEqual(['game', 'signup', 'terms'])
  })

  test('closing a modal opened by an outside link removes its parameters', () => {
    expect(withoutTop(at('?category=fishing&game=lucky-cast&isMoney=true'))).toEqual({ search: '?category=fishing', state: null })
  })

  test("closing all modals keeps the page's own parameters", () => {
    const opened = withModal(at('?category=fishing&openModal=search'), 'signup', {})
    expect(withoutModals(at(opened.search, opened.state))).toEqual({ search: '?category=fishing', state: null })
  })
})

describe('an unknown modal', () => {
  const isKnown = (name: string) => ['game', 'search', 'signup'].includes(name)

  test("leaves the address, which keeps the page's own parameters", () => {
    expect(withoutUnknown(at('?category=fishing&openModal=spookySeason'), isKnown)).toEqual({
      search: '?category=fishing',
      state: { modals: [] },
    })
    expect(withoutUnknown(at('?openNotify=NOBODY&token=abc'), isKnown)?.search).toBe('')
  })

  test('leaves the stack, which keeps the others', () => {
    const first = withModal(at('?game=lucky-cast'), 'gone', {})
    const second = withModal(at(first.search, first.state), 'signup', {})
    const left = withoutUnknown(at(second.search, second.state), isKnown)
    expect(modalsOf(at(left?.search, left?.state)).map(({ name }) => name)).toEqual(['game', 'signup'])
  })

  test('is the only reason to change the location', () => {
    expect(withoutUnknown(at('?game=lucky-cast&cf=1'), isKnown)).toBeNull()
    expect(withoutUnknown(at(), isKnown)).toBeNull()
  })
})

test.each([
  ['/geoblock', true],
  ['/es/geoblock/', true],
  ['/geoblocks', false],
  ['/lobby', false],
])('%s is the geoblock page: %s', (path, isBlocked) => {
  expect(isGeoblock(path)).toBe(isBlocked)
})

test("a link to a modal keeps the page's parameters and replaces another modal", () => {
  expect(searchWith('?category=fishing&game=lucky-cast&isMoney=true', { openModal: 'daily-login' })).toBe(
    '?category=fishing&openModal=daily-login',
  )
})
