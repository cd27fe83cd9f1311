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
  const marked = within(screen.getByRole('navigation', { name: 'Desks' }))
    .getAllByRole('link')
    .filter((link) => link.dataset['isWithin'] === 'true')
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Campaigns'])
})
