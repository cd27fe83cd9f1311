import { expect, test } from 'vitest'
import { matchRoutes } from 'react-router'
import { messagesEn } from '#features/messages.en.ts'
import { WEB_FEATURES } from '#features/web.ts'
import routes from '../routes.ts'
import { SITE_NAV_ITEMS } from './nav-items.ts'

const items = [...WEB_FEATURES.flatMap(({ navItems = [] }) => navItems), ...SITE_NAV_ITEMS]
const modals = WEB_FEATURES.flatMap(({ modals = {} }) => Object.keys(modals))
const pages = (await routes).flatMap(({ children = [] }) => children.flatMap((layout) => layout.children ?? [layout]))

const wordOf = (key: string): unknown =>
  key.split('.').reduce<unknown>((words, part) => (words as Record<string, unknown> | undefined)?.[part], messagesEn)

const leadsToPage = (path: string): boolean => {
  const matches =
    matchRoutes(
      pages.map(({ path: page = '/' }) => ({ path: page })),
      path,
    ) ?? []
  return matches.some(({ route }) => route.path !== '*')
}

const leads = (path: string): boolean => {
  if (!path.startsWith('?')) return leadsToPage(path.split(/[?#]/)[0]!)
  const modal = new URLSearchParams(path).get('openModal')
  return modal !== null && modals.includes(modal)
}

test.each(items)('$group: $path exists, and its label is in the dictionary', ({ path, label }) => {
  expect(leads(path)).toBe(true)
  expect(wordOf(label)).toBeTypeOf('string')
})

test('an item that leads nowhere would be found', () => {
  expect(leads('/nowhere')).toBe(false)
  expect(leads('?openModal=nothing')).toBe(false)
  expect(leads('/library?category=new')).toBe(true)
})

test('no two items of a group share an order for the same visitor', () => {
  const spots = items.map(({ group, order, for: visitor = 'all' }) => `${group} ${order} ${visitor}`)
  expect(spots.filter((spot, at) => spots.indexOf(spot) !== at)).toEqual([])
})
