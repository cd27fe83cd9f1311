import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openDesk } from '#client/testing/open-desk.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type AffiliateAccount, createLink, getInfo, getStatistics } from '../contract.ts'
import {
  cancelPayout,
  changeAffiliate,
  decideApplication,
  judgeOwnAccount,
  listAffiliates,
  type Partner,
  payAffiliate,
} from '../shared/operator-contract.ts'
import AffiliatesDesk from './operator/affiliates-desk.tsx'
import PartnersAccountPage from './partners-account-page.tsx'

const server = serveTests()
const user = userEvent.setup()

const account: AffiliateAccount = {
  name: 'Marta Vale',
  since: '2026-11-21',
  shareBasisPoints: 2_550,
  contact: { name: 'Ann', email: 'partners@mail.example' },
  links: [{ id: '1', name: 'vale.example', path: '/?tracking_id=AbCdEf' }],
  balance: { earnedCents: 5_000, paidCents: 1_250 },
  payouts: [
    { id: '2', paidOn: '2026-11-20', cents: 1_250, reference: 'ACH 77', isCanceled: false },
    { id: '1', paidOn: '2026-11-18', cents: 900, reference: 'ACH 76', isCanceled: true },
  ],
}
const figures = { clicks: 12, signUps: 3, firstPurchases: 1, revenueCents: 2_998, shareCents: 748 }
const statistics = {
  success: true as const,
  data: {
    from: '2026-10-23',
    to: '2026-11-21',
    totals: figures,
    days: [{ day: '2026-11-21', ...figures }],
    players: [
      {
        name: 'm•••a',
        link: 'vale.example',
        state: 'TX' as const,
        joinedOn: '2026-11-20',
        firstPurchaseOn: null,
        revenueCents: 0,
        shareCents: 0,
      },
    ],
  },
}

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile })
  server.answer(getStatistics, statistics)
})

function open(own: AffiliateAccount | null, appliedOn: string | null = null) {
  server.answer(getInfo, { success: true, data: { isAffiliate: own !== null, appliedOn, account: own } })
  openPage(server, {
    features: ['affiliates'],
    path: '/affiliates/partners-account',
    children: (
      <Suspense>
        <PartnersAccountPage />
      </Suspense>
    ),
  })
}

test('an affiliate sees terms, links, contact and both statistics', async () => {
  open(account)
  await screen.findByText('25.5%')
  screen.getByText('November 21, 2026')
  expect(screen.getByText(/\/\?tracking_id=AbCdEf/).textContent).toBe(`${location.origin}/?tracking_id=AbCdEf`)
  expect(screen.getByRole('link', { name: 'partners@mail.example' }).getAttribute('href')).toBe('mailto:partners@mail.example')
  const days = await screen.findByRole('region', { name: 'Statistics' })
  expect(within(days).getByRole('row', { name: /Nov 21, 2026 12 3 1 \$29\.98 \$7\.48/ })).toBeTruthy()
  expect(within(days).getByRole('row', { name: /Total 12 3 1/ })).toBeTruthy()
  const players = screen.getByRole('region', { name: 'Detailed statistics' })
  expect(within(players).getByRole('row', { name: /m•••a vale\.example TX Nov 20, 2026/ })).toBeTruthy()
  expect(screen.queryByText('Affiliates only')).toBeNull()
})

test('an affiliate sees what was earned, what was paid, and what is still to be paid', async () => {
  open(account)
  const payouts = within(await screen.findByRole('region', { name: 'Payments' }))
  expect(payouts.getByRole('row', { name: /Nov 20, 2026 ACH 77 \$12\.50/ })).toBeTruthy()
  expect(payouts.getByRole('row', { name: /Nov 18, 2026 ACH 76 Canceled \$9\.00/ })).toBeTruthy()
  expect(screen.getByText('Not paid yet').parentElement?.textContent).toContain('$37.50')
  cleanup()
  open({ ...account, balance: { earnedCents: 0, paidCents: 0 }, payouts: [] })
  await screen.findByText('No payments yet. They will show up here.')
})

test('the filters ask again; a state leaves out clicks', async () => {
  open(account)
  await user.selectOptions(await screen.findByLabelText('State'), 'TX')
  server.answer(getStatistics, { ...statistics, data: { ...statistics.data, totals: { ...figures, clicks: null }, days: [] } })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('No clicks or sign-ups in this period.')
  expect(server.calls(getStatistics).at(-1)?.path).toMatch(/\?from=2026-10-23&to=2026-11-21&state=TX$/)
})

test('a new link needs a name, and a refusal is told', async () => {
  open(account)
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  await screen.findByText('Enter a name.')
  server.answer(createLink, { success: false, reasonType: 'too-many-links' })
  await user.type(screen.getByLabelText('Name of a new link'), 'Newsletter')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText('You have the maximum number of links.')
  expect(server.calls(createLink)[0]?.body).toEqual({ name: 'Newsletter' })
})

test('the area is locked for everyone else', async () => {
  open(null, '2026-11-20')
  expect(await screen.findAllByText('Affiliates only')).toHaveLength(5)
  screen.getByText('We received your application on November 20, 2026. We’ll reply by email.')
  expect(server.calls(getStatistics)).toHaveLength(0)
})

const application = {
  id: '7',
  name: 'Marta Vale',
  email: 'marta@mail.example',
  website: 'https://vale.example',
  message: 'Reviews.',
  appliedAt: '2026-11-20T10:00:00.000Z',
  login: 'marta',
}
const partner: Partner = {
  id: 'plr_1',
  login: 'pat',
  name: 'Pat',
  shareBasisPoints: 2_000,
  contactName: 'Ann',
  contactEmail: 'ann@mail.example',
  admittedAt: '2026-11-01T10:00:00.000Z',
  endedAt: null,
  links: 1,
  clicks: 9,
  signUps: 2,
  revenueCents: 999,
  shareCents: 199,
  paidCents: 100,
  payouts: [{ id: '5', cents: 100, paidOn: '2026-11-20', reference: 'ACH 77', by: 'ann', isCanceled: false }],
  ownAccounts: [
    {
      playerId: 'plr_own',
      login: 'pat2',
      why: 'same-device' as const,
      notedAt: '2026-11-20T10:00:00.000Z',
      isCleared: false,
      shareCents: 300,
    },
  ],
}

function openList(role: 'owner' | 'auditor' = 'owner', changes: Partial<Partner> = {}) {
  server.answer(listAffiliates, {
    success: true,
    data: {
      applications: [application, { ...application, id: '8', name: 'No Account', login: null }],
      partners: [{ ...partner, ...changes }],
    },
  })
  openDesk(server, { role, path: '/operator/affiliates', features: ['affiliates'], children: <AffiliatesDesk /> })
}

test('an operator admits an applicant with terms, declines another, and ends a partnership', async () => {
  openList()
  const form = within(await screen.findByRole('form', { name: 'Why Marta Vale is admitted' }))
  expect(screen.queryByRole('form', { name: 'Why No Account is admitted' })).toBeNull()
  await user.clear(form.getByLabelText('Share in percent'))
  await user.type(form.getByLabelText('Share in percent'), '12.5')
  await user.type(form.getByLabelText('Contact name'), 'Ann')
  await user.type(form.getByLabelText('Contact email'), 'ann@mail.example')
  await user.type(form.getByLabelText('Why Marta Vale is admitted'), 'a known site')
  server.answer(decideApplication, { success: true })
  await user.click(form.getByRole('button', { name: 'Admit' }))
  const terms = { shareBasisPoints: 1_250, contactName: 'Ann', contactEmail: 'ann@mail.example' }
  await waitFor(() =>
    expect(server.calls(decideApplication)[0]?.body).toEqual({ applicationId: '7', terms, why: 'a known site' }),
  )
  await user.type(screen.getByLabelText('Why No Account is declined'), 'no such site')
  await user.click(screen.getAllByRole('button', { name: 'Decline' })[1]!)
  await waitFor(() => expect(server.calls(decideApplication)[1]?.body).toMatchObject({ applicationId: '8', terms: null }))
  server.answer(changeAffiliate, { success: true })
  await user.click(screen.getByText('Change'))
  await user.type(screen.getByLabelText('Why the partnership of Pat ends'), 'broke the rules')
  await user.click(screen.getByRole('button', { name: 'End' }))
  await waitFor(() =>
    expect(server.calls(changeAffiliate)[0]?.body).toMatchObject({ partnerId: 'plr_1', isEnded: true, shareBasisPoints: 2_000 }),
  )
})

test('an operator records a payout, is told why one is refused, cancels one, and clears an account', async () => {
  openList()
  await user.click(await screen.findByText('Payouts and own accounts'))
  const form = within(screen.getByRole('form', { name: 'Record a payout to Pat' }))
  await user.type(form.getByLabelText('Amount in dollars'), '0.99')
  await user.clear(form.getByLabelText('Paid on'))
  await user.type(form.getByLabelText('Paid on'), '2026-11-21')
  await user.type(form.getByLabelText('Reference'), 'ACH 78')
  server.answer(payAffiliate, { success: false, reasonType: 'more-than-unpaid' })
  await user.click(form.getByRole('button', { name: 'Record' }))
  await screen.findByText('That’s more than is earned and unpaid. Reload the page.')
  const body = { partnerId: 'plr_1', cents: 99, paidOn: '2026-11-21', reference: 'ACH 78' }
  expect(server.calls(payAffiliate)[0]?.body).toEqual(body)
  server.answer(cancelPayout, { success: true })
  await user.type(screen.getByLabelText('Why the payout ACH 77 is canceled'), 'came back')
  await user.click(screen.getByRole('button', { name: 'Cancel payout' }))
  await waitFor(() => expect(server.calls(cancelPayout)[0]?.body).toEqual({ payoutId: '5', why: 'came back' }))
  screen.getByText(/pat2.*same browser.*\$3\.00/)
  server.answer(judgeOwnAccount, { success: true })
  await user.type(screen.getByLabelText('Why pat2 is someone else'), 'lives there')
  await user.click(screen.getByRole('button', { name: 'Let it count' }))
  const judged = { playerId: 'plr_own', isOwn: false, why: 'lives there' }
  await waitFor(() => expect(server.calls(judgeOwnAccount)[0]?.body).toEqual(judged))
})

test('what an affiliate earned whose account was erased is paid, and nothing else of it changes', async () => {
  openList('owner', { name: '', login: 'gone-1', contactName: '', contactEmail: '', endedAt: '2026-11-20T10:00:00.000Z' })
  await screen.findByRole('heading', { name: /Erased account \(gone-1\)/ })
  screen.getByRole('form', { name: 'Record a payout to gone-1', hidden: true })
  expect(screen.queryByText('Change')).toBeNull()
  expect(screen.queryByText(/Contact: /)).toBeNull()
})

test('an auditor sees affiliates and changes nothing', async () => {
  openList('auditor')
  await screen.findByText(/9 clicks · 2 sign-ups · \$9\.99 from players · \$1\.99 earned · \$1\.00 paid · \$0\.99 unpaid/)
  expect(screen.queryByRole('button', { name: 'Admit' })).toBeNull()
  expect(screen.queryByText('Change')).toBeNull()
})
