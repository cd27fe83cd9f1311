import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { checkAudience, checkPlan, type PlanOnDesk, saveCampaign } from '../contract.ts'
import { draftedWheel, wheelPlan } from '../fixtures.ts'
import { type CampaignOnDesk, changeCampaign, decideCampaign, readCampaign } from '../shared/operator-contract.ts'
import { CampaignView } from './campaign-view.tsx'

const nothing = { mean: 0, variance: 0, max: 0 }
const fits: ReplyOf<typeof checkPlan> = {
  success: true,
  data: {
    problems: [],
    costs: [{ trigger: 'a spin', coins: { mean: 60_000, variance: 2_400_000_000, max: 100_000 }, entries: nothing }],
    overlaps: [],
    series: null,
  },
}

const server = serveTests()
const user = userEvent.setup()
beforeEach(() => {
  server.answer(checkPlan, fits)
})

const onChanged = vi.fn<() => Promise<unknown>>(async () => undefined)
function open(over: Partial<CampaignOnDesk> = {}, role: OperatorRole = 'crm') {
  const data = { ...draftedWheel.data, campaign: { ...draftedWheel.data.campaign, ...over } }
  server.answer(readCampaign, { ...draftedWheel, data })
  return openPage(server, {
    path: '/operator/campaigns/cmp_wheel',
    children: <CampaignView data={data} role={role} onChanged={onChanged} />,
  })
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const retype = async (label: string, text: string) => {
  const input = await field(label)
  await user.clear(input)
  if (text) await user.type(input, text)
}
const saved = () => server.calls(saveCampaign).map(({ body }) => body)

test('a budget is typed in whole units, and no limit is empty', async () => {
  open()
  await retype('Maximum coins', '2,500')
  await retype('Maximum entries', '10')
  await retype('Maximum entries', '')
  server.answer(saveCampaign, { success: true, data: { version: 4 } })
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(saved()).toMatchObject([{ plan: { budget: { coins: 250_000, entries: null } } }]))
})

test('a history says which file with further actions cannot be read', async () => {
  const [since, until] = [Date.UTC(2026, 2, 4) / 1_000, Date.UTC(2026, 3) / 1_000]
  const data = { ...draftedWheel.data, unreadFiles: [{ file: 'audit_202603-1.parquet', since, until }] }
  const role: OperatorRole = 'auditor'
  openPage(server, {
    path: '/operator/campaigns/cmp_wheel',
    children: <CampaignView data={data} role={role} onChanged={onChanged} />,
  })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(history.getByText(/ann/)).toBeTruthy()
  const said = history.getByRole('status').textContent
  expect(said).toContain('Some actions may be missing. A file of the audit archive can’t be read:')
  expect(said).toContain('audit_202603-1.parquet (Mar 4 – 31, 2026)')
})

test('SWP-7 a campaign with large prizes links to the registrations that states ask for', () => {
  server.answer(readCampaign, draftedWheel)
  const filings = [
    { state: 'NY', isInOrder: true },
    { state: 'FL', isInOrder: false },
  ]
  const data = { ...draftedWheel.data, filings }
  openPage(server, { children: <CampaignView data={data} role={'crm' as OperatorRole} onChanged={onChanged} /> })
  expect(screen.getByText(/before it is approved, FL needs a registration/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Registration and bond' }).getAttribute('href')).toBe('/operator/filings/cmp_wheel')
})

test.each([
  ['draft', 1],
  ['ended', 0],
] as const)('a plan that is %s shows what no longer fits the present %d times', async (state, times) => {
  const problems = [{ path: ['endsAt'], message: 'This time has passed.' }]
  server.answer(checkPlan, { ...fits, data: { ...fits.data, problems } } as typeof fits)
  open({ state })
  await within(screen.getByRole('region', { name: 'Cost' })).findByText(/a spin/)
  expect(screen.queryAllByText('This time has passed.')).toHaveLength(times)
})

test('the expected value and its spread are exact and follow each keystroke', async () => {
  open()
  const moments = await screen.findByTestId('moments')
  expect(moments.textContent).toContain('Expected 600 coins, variance 240,000 (standard deviation 489.9), at most 1,000.')
  expect(moments.textContent).toContain('Expected 0.4 entries')
  await retype('Coins, row 2', '50.25')
  expect(moments.textContent).toContain('Expected 620.1 coins')
  await retype('Chance, row 1', '59.5')
  expect(moments.textContent).toContain('The chances add up to 99.5%, short by 0.5%.')
})

test('rows of odds are put in another order, with their shares', async () => {
  open()
  await user.click(await screen.findByRole('button', { name: 'Move row 2 of Sectors up' }))
  expect((await field('Chance, row 1')).value).toBe('40')
  expect((await field('Chance, row 2')).value).toBe('60')
  expect((await screen.findByTestId('moments')).textContent).toContain('Expected 600 coins')
})

test('an audience is made of conditions, and its number follows', async () => {
  server.answer(saveCampaign, { success: true, data: { version: 4 } })
  const found = { words: 'Players who live in Texas.', count: 12, ofAll: 40, sample: ['m•••a'] }
  server.answer(checkAudience, { success: true, data: { problems: [], found } })
  open()
  const group = await screen.findByRole('group', { name: 'Who may join' })
  await user.click(within(group).getByLabelText('Only players who meet conditions'))
  await user.selectOptions(within(group).getByLabelText('Fact, condition 1'), 'State of residence')
  await user.click(within(group).getByLabelText('Texas'))
  expect(within(group).getByLabelText('Texas').closest('details')?.open).toBe(true)
  await user.click(within(group).getByRole('button', { name: 'Add a condition' }))
  await user.click(within(group).getByRole('button', { name: 'Add a group' }))
  await user.click(within(group).getByRole('button', { name: 'Remove group' }))
  await user.selectOptions(within(group).getByLabelText('Fact, condition 2'), 'Store spending, $')
  await user.selectOptions(within(group).getByLabelText('Comparison, condition 2'), 'between')
  await user.clear(within(group).getByLabelText('To, condition 2'))
  await user.type(within(group).getByLabelText('To, condition 2'), '19.99')
  await user.selectOptions(within(group).getByLabelText('How the conditions are joined'), 'None of these')
  expect(await within(group).findByText('12 of 40 players, such as m•••a.')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect((saved()[0] as { plan: PlanOnDesk }).plan.joinAudience).toEqual({
    combinator: 'or',
    not: true,
    rules: [
      { field: 'state', operator: 'in', value: ['TX'] },
      { field: 'purchaseCents', operator: 'between', value: [1, 1_999] },
    ],
  })
})

test('a series is set by its rhythm, and shows the runs that approval schedules', async () => {
  server.answer(saveCampaign, { success: true, data: { version: 4 } })
  const runs = [{ startsAt: '2026-11-23T18:00', endsAt: '2026-11-24T18:00' }]
  const series = { words: 'Every Monday and Friday at 6:00 PM for 24 hours', count: 60, runs }
  server.answer(checkPlan, { ...fits, data: { ...fits.data, series } })
  open()
  const group = await screen.findByRole('group', { name: 'Repeat' })
  await user.click(within(group).getByLabelText('Repeat it'))
  expect(screen.queryByLabelText('Start')).toBeNull()
  await user.click(within(group).getByLabelText('friday'))
  await user.selectOptions(within(group).getByLabelText('Series ends'), 'Ends after a number of times')
  expect(await within(group).findByText(/Approval schedules 60 runs: 2026-11-23 18:00 to 2026-11-24 18:00/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect((saved()[0] as { plan: PlanOnDesk }).plan.repeats).toEqual({
    every: { unit: 'week', interval: 1, weekdays: ['monday', 'friday'] },
    time: '18:00',
    lasts: { amount: 24, unit: 'hours' },
    from: wheelPlan.startsAt!.slice(0, 10),
    ends: { kind: 'after', runs: 4 },
  })
})

test('many costs fold into what all triggers cost once', async () => {
  const coins = { mean: 1_000, variance: 0, max: 1_000 }
  const costs = Array.from({ length: 9 }, (_, at) => ({ trigger: `task ${at + 1}`, coins, entries: nothing }))
  server.answer(checkPlan, { ...fits, data: { ...fits.data, costs } })
  open()
  const cost = await screen.findByRole('region', { name: 'Cost' })
  await waitFor(() => expect(cost.textContent).toContain('For all 9 triggers once90 coins'))
})

test('amounts are typed in whole units and saved in minor ones, over the version that was read', async () => {
  server.answer(saveCampaign, { success: true, data: { version: 4 } })
  open()
  await retype('Coins, row 1', '1500.50')
  await user.click(screen.getByLabelText('Start when approved'))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toEqual({
    id: 'cmp_wheel',
    version: 3,
    plan: {
      ...wheelPlan,
      startsAt: null,
      config: {
        sectors: [
          { coins: 150_050, entries: 0, chancePer100k: 60_000 },
          { coins: 0, entries: 100, chancePer100k: 40_000 },
        ],
      },
    },
  })
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
})

test('what does not fit is said beside its field, which a refused save puts the focus on', async () => {
  const problems = [{ path: ['config', 'sectors', 1, 'coins'], message: 'Enter a whole number.' }]
  server.answer(saveCampaign, { success: false, reasonType: 'not-valid', problems })
  open()
  server.answer(checkPlan, { ...fits, data: { ...fits.data, problems, costs: null } })
  await retype('Coins, row 2', 'many')
  expect(await screen.findByText('Enter a whole number.')).toBeTruthy()
  expect(screen.getByTestId('moments').textContent).toContain('every row needs whole numbers')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Not saved. Check the marked fields.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Coins, row 2'))
})

test('a save over a newer version says so and keeps what was typed', async () => {
  server.answer(saveCampaign, { success: false, reasonType: 'changed' })
  open()
  await retype('Name in URLs', 'spring-wheel')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/Someone changed this campaign/)).toBeTruthy()
  expect((await field('Name in URLs')).value).toBe('spring-wheel')
})

test('rows and steps are added and removed, a step in both languages', async () => {
  server.answer(saveCampaign, { success: true, data: { version: 4 } })
  open()
  expect(screen.queryByRole('button', { name: 'Remove row 1 of Sectors' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Add a row' }))
  await user.click(screen.getByRole('button', { name: 'Remove row 1 of Sectors' }))
  await user.click(screen.getByRole('button', { name: 'Add a step' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  const { plan } = saved()[0] as { plan: typeof wheelPlan }
  const row = { coins: 0, entries: 100, chancePer100k: 40_000 }
  expect(plan.config).toEqual({ sectors: [row, row] })
  expect([plan.words.en.steps.length, plan.words.es.steps.length]).toEqual([2, 2])
})

test('submitting needs a reason and a saved draft', async () => {
  server.answer(changeCampaign, { success: true, data: { version: 4, shadow: null } })
  open()
  const submit = await screen.findByRole('button', { name: 'Submit for approval' })
  await retype('Name in URLs', 'x')
  expect((submit as HTMLButtonElement).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Undo changes' }))
  await user.click(submit)
  await user.type(await field('Purpose of the campaign'), 'the spring season')
  const acts = screen.getByRole('region', { name: 'Actions' })
  await user.click(within(acts).getAllByRole('button', { name: 'Submit for approval' }).at(-1)!)
  await waitFor(() =>
    expect(server.calls(changeCampaign).map(({ body }) => body)).toEqual([
      { act: 'submit', version: 3, why: 'the spring season' },
    ]),
  )
})

test('a second operator sees the changes first and approves; the refusal to an author is explained', async () => {
  server.answer(decideCampaign, { success: false, reasonType: 'your-own' })
  open({ state: 'review', submittedBy: { name: 'ann', isYou: false }, writtenBy: [{ name: 'ann', isYou: false }] })
  expect(await screen.findByText('Waiting for approval by you or another operator who didn’t write it.')).toBeTruthy()
  expect((await field('Name in URLs')).closest('fieldset')!.disabled).toBe(true)
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(regions.indexOf('Changes')).toBeLessThan(regions.indexOf('Rules'))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.type(await field('Reason for approval'), 'odds as agreed')
  await user.click(screen.getAllByRole('button', { name: 'Approve' }).at(-1)!)
  expect(await screen.findByText(/Another operator has to approve it/)).toBeTruthy()
  expect(server.calls(decideCampaign)[0]!.body).toEqual({ isApproved: true, version: 3, why: 'odds as agreed' })
})

test('support and auditors read and change nothing', async () => {
  open({ state: 'running' }, 'auditor')
  const acts = await screen.findByRole('region', { name: 'Actions' })
  expect(within(acts).queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
})
