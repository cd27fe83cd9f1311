import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import OverviewPage from './overview-page.tsx'

const server = serveTests()

const groupNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the overview lists the pages in groups, with what waits in each', async () => {
  const waiting = { '/operator/documents': 3, '/operator/support': 0 }
  openDesk(server, { path: '/operator', features: ['documents', 'support'], waiting, children: <OverviewPage /> })
  const group = within(await screen.findByRole('region', { name: 'Players and support' }))
  expect(group.getByRole('link', { name: /^Documents/ }).textContent).toContain('3 waiting')
  expect(group.getByRole('link', { name: /^Support/ }).textContent).toContain('nothing waiting')
  expect(groupNames()).toEqual([
    'Players and support',
    'Player protection',
    'Money',
    'Promotions',
    'Games and rounds',
    'Site and team',
  ])
})

test('an editor sees only the group with the pages of editors', async () => {
  openDesk(server, { path: '/operator', role: 'editor', children: <OverviewPage /> })
  const group = within(await screen.findByRole('region', { name: 'Site and team' }))
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/operator/content', '/operator/access'])
  expect(groupNames()).toEqual(['Site and team'])
})
