import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { DeskPage } from './desk-page.tsx'

const server = serveTests()

const page = (
  <DeskPage
    title="Run report"
    intro="What a run has done."
    back={{ to: '/operator/campaigns/cmp_one', label: 'Back to the campaign' }}
    actions={({ may }) => (may('promotions-write') ? <button type="button">Change</button> : null)}
  >
    {({ name, role }) => <p>{`${name}, ${role}, content`}</p>}
  </DeskPage>
)

test('a page of the back office knows the operator, and offers what the role may do', async () => {
  openDesk(server, { path: '/operator/runs/cmp_one', role: 'owner', children: page })
  expect(await screen.findByText('ann, owner, content')).toBeTruthy()
  expect(screen.getByText('What a run has done.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
})

test('a role without the right gets the page without the action', async () => {
  openDesk(server, { path: '/operator/runs/cmp_one', role: 'auditor', children: page })
  expect(await screen.findByText('ann, auditor, content')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

test('a page below another leads back, and the navigation marks the other', async () => {
  openDesk(server, { path: '/operator/runs/cmp_one', children: page })
  const back = await screen.findByRole('link', { name: 'Back to the campaign' })
  expect(back.getAttribute('href')).toBe('/operator/campaigns/cmp_one')
  expect(markedPages()).toEqual(['Campaigns'])
})

test('a page whose address begins like that of another marks only the own one', async () => {
  const off = (
    <DeskPage title="Player" back={{ to: '/operator/players-off', label: 'Back to the list' }}>
      content
    </DeskPage>
  )
  openDesk(server, { path: '/operator/runs/plr_one', children: off })
  await screen.findByText('content')
  expect(markedPages()).toEqual(['Players off'])
})

test('the menu groups the pages of the role, without empty groups, and counts the work that waits', async () => {
  const waiting = { '/operator/redemptions': 2, '/operator/payments': 1, '/operator/documents': 0 }
  openDesk(server, {
    path: '/operator/runs/cmp_one',
    role: 'payments',
    features: ['redemptions', 'payments-desk'],
    waiting,
    children: page,
  })
  expect((await screen.findByRole('button', { name: /^Menu/ })).textContent).toBe('Menu 3 waiting')
  const groups = within(menu()).getAllByRole('list', { hidden: true })
  const named = groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)
  expect(named).toEqual(['Player protection', 'Money', 'Promotions', 'Games and rounds', 'Site and team'])
  const links = groups.map((group) =>
    within(group)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  )
  expect(links[1]).toEqual(['Redemptions 2 waiting', 'Payments 1 waiting', 'Books'])
  expect(links[2]).toEqual(['Winners'])
})

/** A closed popover, whose parts have no name in the test’s browser. */
const menu = () => document.getElementById(screen.getByRole('button', { name: /^Menu/ }).getAttribute('popovertarget') ?? '')!

const markedPages = () =>
  within(menu())
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.dataset['isWithin'] === 'true')
    .map(({ textContent }) => textContent)
