import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { requestReset, signIn } from '#features/account/sign-in/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { answerCaptcha, getChallenge } from '../contract.ts'
import CaptchaWatcher from './captcha-watcher.tsx'
import { useCaptcha } from './use-captcha.ts'

const VENDOR = 'https://captcha.example'
const server = serveTests()

beforeEach(() => {
  const captcha = { isEnabled: true, key: 'us', url: `${VENDOR}/widget` }
  server.answer(initApp, { success: true, data: { ...guestInit.data, captcha } })
  server.answer(getInfo, claimed)
  server.answer(getChallenge, { success: true, data: { challenge: null } })
  server.answer(requestReset, { success: true })
})

/** The page once it knows the site's CAPTCHA provider. */
async function openGuarded() {
  const Known = () => useCaptcha()?.key
  const page = openPage(server, {
    children: (
      <>
        <CaptchaWatcher />
        <Known />
      </>
    ),
  })
  await screen.findByText('us')
  return page
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Security check')
const say = (answer: string, origin = VENDOR) =>
  window.dispatchEvent(new MessageEvent('message', { data: { captcha: answer }, origin }))

test('a vendor’s frame opens before a guarded call, and only messages from its origin are accepted', async () => {
  server.answer(answerCaptcha, { success: true })
  const { api } = await openGuarded()
  const asked = api.call(requestReset, { body: { identifier: 'ada' } })
  expect((await frame()).src).toBe(`${VENDOR}/widget?sitekey=us`)
  say('planted', 'https://evil.example')
  say('of a person')
  expect(await asked).toEqual({ success: true })
  expect(server.calls(answerCaptcha).map(({ body }) => body)).toEqual([{ answer: 'of a person' }])
})

test('a call that requires an answer waits for it and is resent', async () => {
  server.answer(signIn, refuse('captcha-needed'))
  server.answer(answerCaptcha, { success: false, reasonType: 'not-right' })
  const { api } = await openGuarded()
  const asked = api.call(signIn, { body: { identifier: 'ada', password: 'x' } })
  await frame()
  say('wrong')
  expect(await screen.findByText('That didn’t work. Try again.')).toBeTruthy()
  const refused = { success: false, reasonType: 'wrong-credentials' } as const
  server.answerAfter(answerCaptcha, () => server.answer(signIn, refused), { success: true })
  say('right')
  expect(await asked).toEqual(refused)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
