import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getOperator } from '../contract.ts'
import { getOwnAccess, listTeam } from '../shared/operator-contract.ts'
import AccessPage from './access-page.tsx'
import OverviewPage from './overview-page.tsx'
import TeamPage from './team-page.tsx'

const server = serveTests()

test.each([
  ['overview', <OverviewPage key="overview" />],
  ['team', <TeamPage key="team" />],
])('the page %s says so when the session can’t be read, and does not load forever', async (name, children) => {
  server.answer(getOperator, refuse('forbidden', 500))
  openPage(server, { path: `/operator/${name}`, children })
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this')
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  expect(screen.queryByText('Sign in as an operator')).toBeNull()
})

test.each([
  ['forbidden', 403, 'Your role doesn’t include this. Ask an owner of this brand for access.'],
  ['not-signed-in', 401, 'You’re signed out. Reload the page to sign in again.'],
  ['http-500', 500, 'The server couldn’t do this (500).'],
])('a page whose call fails with %s says what is wrong, once', async (code, status, says) => {
  server.answer(listTeam, refuse(code, status))
  openDesk(server, { role: 'auditor', path: '/operator/team', children: <TeamPage /> })
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(says)])
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
})

test('the page of one’s own access does not count recovery codes that it can’t read', async () => {
  server.answer(getOwnAccess, refuse('unavailable', 503))
  openDesk(server, { role: 'auditor', path: '/operator/access', children: <AccessPage /> })
  expect((await screen.findByRole('alert')).textContent).toContain('The server is restarting or busy.')
  expect(screen.queryByText(/recovery codes…/)).toBeNull()
})

test('a page says nothing to a visitor but where to sign in, and comes back here', async () => {
  server.answer(getOperator, { success: true, data: null })
  openPage(server, { path: '/operator/team', children: <TeamPage /> })
  const link = await screen.findByRole('link', { name: 'Sign in as an operator' })
  expect(link.getAttribute('href')).toBe('/operator?returnTo=%2Foperator%2Fteam')
  expect(server.calls(listTeam)).toEqual([])
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
})
