import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { keyOf } from '#ui/api/query.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { applyPrize, getInfo, getWheelsPrizes, streakPush } from '../contract.ts'
import { infoReply, infosAt, streakOf, wheelsReply, wonReply } from '../fixtures.ts'
import { StreakView } from './streak-view.tsx'

/** The time of every screen test. */
const infos = infosAt(1_795_280_400)
type Info = Parameters<typeof infoReply>[0]

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getWheelsPrizes, wheelsReply)
})

const show = (info: Info, isPlayer = true) =>
  openPage(server, {
    features: ['account', 'deposit-streak'],
    children: <StreakView info={info} wheels={wheelsReply.data.wheels} isPlayer={isPlayer} onRefresh={() => undefined} />,
  })
const panel = () => screen.findByRole('region', { name: 'Your streak' })

describe('the page', () => {
  test.each([
    [
      'without a purchase',
      infos.none,
      'Step 0 of 8',
      'Any coin package of $4.99 or more takes the first step',
      'See coin packages',
    ],
    ['with a wheel to spin', infos.open, 'Step 3 of 8', 'Your step 3 wheel is ready to spin.', 'Spin the wheel'],
    ['on its way', infos.going, 'Step 2 of 8', 'Your next package of $4.99 or more opens the step 3 wheel.', 'See coin packages'],
    ['at the limit of the day', infos.held, 'Step 2 of 8', 'You’ve taken today’s 2 steps.', 'See coin packages'],
    ['at the last step', infos.done, 'Step 8 of 8', 'Your next package starts a new streak.', 'See coin packages'],
  ])('of a streak %s says where it stands and what can be done', async (_, info, count, text, action) => {
    show(info)
    const { textContent } = await panel()
    for (const each of [count, text, action]) expect(textContent).toContain(each)
  })

  test('of a streak that starts over soon shows when', async () => {
    show(infos.soon)
    expect((await panel()).textContent).toMatch(/Streak starts over in (01:00:00|00:5\d:\d\d)/)
    expect((await panel()).getAttribute('data-state')).toBe('soon')
  })

  test('while purchases are closed offers none, and asks guests to sign up', async () => {
    show(infos.closed)
    expect((await panel()).textContent).toContain('Purchases aren’t open right now')
    expect(screen.queryByRole('link', { name: 'See coin packages' })).toBeNull()
    cleanup()
    show(infos.none, false)
    expect((await screen.findByRole('link', { name: 'Sign up to start' })).getAttribute('href')).toBe('/signup')
  })

  test('shows the wheel that waits with its odds and average, and each other one that is picked', async () => {
    show(infos.open)
    expect(await screen.findByRole('heading', { name: 'Step 3 wheel' })).toBeTruthy()
    expect(screen.getByText('90%')).toBeTruthy()
    expect(document.querySelector('.streak-average')?.textContent).toContain('2,850')
    await userEvent.click(screen.getByRole('button', { name: /Step 8/ }))
    expect(screen.getByRole('heading', { name: 'Step 8 wheel' })).toBeTruthy()
    expect(document.querySelector('.streak-average')?.textContent).toContain('7,600')
    expect(screen.getByRole('button', { name: /Step 2.*Done/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Step 4.*Next/ })).toBeTruthy()
  })

  test.each([
    ['default', 'lightning', 'wheel'],
    ['treasure', 'chest', 'coins-pile'],
    ['party', 'confetti', 'gift'],
  ] as const)('has the pictures of its look: %s', async (skin, ofStreak, ofWheel) => {
    const { container } = show({ ...infos.going, skin })
    await panel()
    const pictureOf = (part: string) => container.querySelector(`${part} img`)?.getAttribute('src')
    expect(pictureOf('.campaign-art')).toBe(`/art/interface/${ofStreak}-256.webp`)
    expect(pictureOf('.streak-step')).toBe(`/art/interface/${ofWheel}-128.webp`)
  })

  test('says by how many percent each wheel awards more than the first, where the campaign asks for it', async () => {
    show({ ...infos.going, percentEnabled: true })
    expect((await screen.findByRole('button', { name: /Step 2/ })).textContent).toContain('+100% on average')
    expect(screen.getByRole('button', { name: /Step 1/ }).textContent).not.toContain('on average')
    cleanup()
    show(infos.going)
    expect((await screen.findByRole('button', { name: /Step 2/ })).textContent).not.toContain('on average')
  })

  test.each([
    ['planned', infos.planned],
    ['ended', infos.ended],
    ['without a plan', infos.nothing],
  ])('of a streak that is %s has no panel', async (_, info) => {
    show(info)
    expect(await screen.findByRole('heading', { name: 'Lightning streak' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your streak' })).toBeNull()
  })
})

describe('the modal', () => {
  const open = () => openPage(server, { path: '/library?openModal=lightning-streak', features: ['account', 'deposit-streak'] })

  test('spins the waiting wheel and shows what it won', async () => {
    server.answer(getInfo, infoReply(infos.open))
    server.answer(applyPrize, wonReply(infos.open))
    const { queries } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }))
    const modal = await screen.findByRole('dialog', { name: 'You won!' })
    expect(modal.textContent).toContain('1,500')
    expect(queries.getQueryData(keyOf(getInfo))).toMatchObject({ data: { openSteps: [] } })
    expect(screen.queryByRole('button', { name: 'Spin the next wheel' })).toBeNull()
  })

  test('goes on with the next wheel', async () => {
    const both = { ...infos.open, openSteps: [3, 4] }
    server.answer(getInfo, infoReply(both))
    const { success, data } = wonReply(both) as Extract<ReturnType<typeof wonReply>, { success: true }>
    server.answer(applyPrize, { success, data: { ...data, streak: { ...data.streak, openSteps: [4] } } })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Spin the next wheel' }))
    expect(await screen.findByRole('dialog', { name: 'Step 4 wheel' })).toBeTruthy()
  })

  test('refused by a limit says so and reads the streak again', async () => {
    server.answer(getInfo, infoReply(infos.open))
    server.answer(applyPrize, { success: false, reasonType: 'budget-exhausted' })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }))
    expect(await screen.findByText('All the prizes of this promotion have been given out.')).toBeTruthy()
    await waitFor(() => expect(server.calls(getInfo)).toHaveLength(2))
  })

  test('refused to a player who is switched off leads to support', async () => {
    server.answer(getInfo, infoReply(infos.open))
    server.answer(applyPrize, refuse('player-off', 403))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Spin the wheel' }))
    expect(await screen.findByText('Your account can’t play right now. Contact support.')).toBeTruthy()
  })

  test('without a wheel explains the streak', async () => {
    server.answer(getInfo, infoReply(infos.going))
    open()
    expect(await screen.findByRole('dialog', { name: 'Lightning streak' })).toBeTruthy()
  })
})

describe('a push', () => {
  test('of a step stores the streak and offers the wheel, once; an older one changes nothing', async () => {
    const { push, profile, queries } = await openPushPage('deposit-streak')
    queries.setQueryData(keyOf(getInfo), infoReply(infos.going))
    await push(streakPush, { action: 'step', ...streakOf(infos.open) })
    expect(profile()?.depositStreak).toMatchObject({ isActive: true, ...streakOf(infos.open) })
    expect(queries.getQueryData(keyOf(getInfo))).toEqual(infoReply(infos.open))
    expect(await screen.findByText('Step 3: your wheel is ready.')).toBeTruthy()
    await push(streakPush, { action: 'reversed', ...streakOf(infos.going) })
    expect(profile()?.depositStreak.openSteps).toEqual([3])
    await userEvent.click(screen.getByRole('button', { name: 'Spin the wheel' }))
    expect(await screen.findByRole('dialog', { name: 'Lightning streak' })).toBeTruthy()
  })

  test('of a reversed purchase says so', async () => {
    const { push } = await openPushPage('deposit-streak')
    await push(streakPush, { action: 'reversed', ...streakOf(infos.going) })
    expect(await screen.findByText('A package was refunded, so its step was taken back.')).toBeTruthy()
    await push(streakPush, { action: 'restored', ...streakOf(infos.open), version: 9_999_999_999_999 })
    expect(await screen.findByText('Your payment was confirmed again, so its wheel is back.')).toBeTruthy()
  })
})
