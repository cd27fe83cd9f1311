import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import type { Brand } from '#ui/brand/brand.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { breakBox, getInfo } from '../contract.ts'
import { breakReply, infoReply, infosAt } from '../fixtures.ts'
import { MoneyBoxView } from './money-box-view.tsx'
import MoneyBoxPage from './money-box-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})

/** The time of every screen test. */
const infos = infosAt(1_795_280_400)
type Info = Parameters<typeof infoReply>[0]

const nothing = () => undefined
const show = (info: Info, isPlayer = true, money?: Brand['money']) =>
  openPage(server, {
    ...(money && { money }),
    features: ['account', 'money-box'],
    children: (
      <MoneyBoxView
        info={info}
        isPlayer={isPlayer}
        breaking={{ isPending: false, isFailed: false, onBreak: nothing }}
        onRefresh={nothing}
      />
    ),
  })
const box = () => screen.findByRole('region', { name: 'Your piggy bank' })

describe('the box', () => {
  test.each([
    ['empty', infos.empty, '500 more coins until you can break it.', 'See qualifying games'],
    ['filling', infos.filling, '176 more coins until you can break it.', 'See qualifying games'],
    ['ripe', infos.ripe, 'Ready to break. It holds up to 5,000 coins.', 'Break it'],
    ['full', infos.full, 'It’s full. It fills up again after you break it.', 'Break it'],
    ['resting', infos.resting, 'It fills while you wait.', 'See qualifying games'],
    ['resting and ripe', infos.restingRipe, 'It fills while you wait.', 'See qualifying games'],
  ])('that is %s says what can be done', async (_, info, text, button) => {
    show(info)
    expect((await box()).textContent).toContain(text)
    expect(screen.getAllByRole('button')[0]?.textContent).toBe(button)
  })

  test.each([
    ['whole', true, '324', '176 more coins'],
    ['with its fraction where the brand shows it', false, '324.55', '175.45 more coins'],
  ])('is shown %s', async (_, areMoneyBoxesWhole, amount, left) => {
    show({ ...infos.filling, moneyBoxAmount: 32_455 }, true, { areCoinsWhole: true, areMoneyBoxesWhole })
    const panel = await box()
    expect(panel.querySelector('.box-amount')?.textContent).toBe(`${amount}${amount}`)
    expect(panel.textContent).toContain(left)
  })

  test('that rests shows how long', async () => {
    show(infos.resting)
    await waitFor(async () => expect((await box()).textContent).toMatch(/You can break it in 0[34]:\d\d:\d\d/))
  })

  test.each([
    ['planned', infos.planned],
    ['ended', infos.ended],
  ])('is not shown while it is %s', async (_, info) => {
    show(info)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Your piggy bank' })).toBeNull()
  })

  test('of a guest offers to sign up', async () => {
    show(infos.empty, false)
    expect((await screen.findByRole('link', { name: 'Sign up to start saving' })).getAttribute('href')).toContain('signup')
  })

  test('comes with its rules, from its settings', async () => {
    show(infos.ripe)
    const page = (await screen.findByRole('article')).textContent
    expect(page).toContain('adds 2% of its play amount')
    expect(page).toContain('wait 4 hours')
    expect(page).toContain('with at least 500 coins')
  })
})

describe('breaking', () => {
  const open = () => {
    server.answer(getInfo, infoReply(infos.ripe))
    return openPage(server, { features: ['account', 'money-box'], children: <MoneyBoxPage /> })
  }
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Break it' }))

  test('shows what the box held and leaves it resting', async () => {
    server.answer(breakBox, breakReply(infos.justBroken))
    open()
    await press()
    const modal = await screen.findByRole('dialog', { name: 'You broke your piggy bank!' })
    await waitFor(() => expect(modal.textContent).toContain('1,240'))
    expect(server.calls(breakBox)).toHaveLength(1)
    expect(document.querySelector('.box-panel')?.getAttribute('data-phase')).toBe('resting')
  })

  test('that is refused says so and refetches the box', async () => {
    server.answer(breakBox, { success: false, reasonType: 'resting' })
    open()
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('That didn’t work. Try again.')
    await waitFor(() => expect(server.calls(getInfo)).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of a player who is switched off leads to support, and not to another try', async () => {
    server.answer(breakBox, refuse('player-off', 403))
    open()
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('Your account can’t play right now. Contact support.')
  })

  test('says that all prizes are given once the budget is exhausted', async () => {
    server.answer(breakBox, { success: false, reasonType: 'budget-exhausted' })
    open()
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('All the prizes of this promotion have been given out.')
  })
})
