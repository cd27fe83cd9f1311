import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { playerIdentityVerificationPush, playerVerificationPush, type VerificationAction } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

type Page = ReplyOf<typeof getProfilePage>

/** A page that has loaded the account page's data, with automatic verification available. */
async function openPage() {
  const page = await openPushPage('verification')
  const auto = { isEnabled: true, isAvailable: true, showOn: ['profile'], providers: [], isTest: false }
  page.queries.setQueryData(keyOf(getProfilePage), { payload: { documentConfirmStatus: null, autoVerificationData: auto } })
  const account = () => page.queries.getQueryData<Page>(keyOf(getProfilePage))?.payload
  return { ...page, account }
}

const toastOf = async (text: string) => (await screen.findByText(text)).closest('.Toastify__toast')?.className

test('a rejected document is announced, and automatic verification stays available', async () => {
  const { push, account } = await openPage()
  await push(playerIdentityVerificationPush, { action: 'rejected' })
  expect(await toastOf('Document rejected')).toContain('--error')
  expect(account()).toMatchObject({ documentConfirmStatus: 'rejected', autoVerificationData: { isEnabled: true } })
})

test('an approved document ends automatic verification, and the profile is refetched', async () => {
  const { push, account, server } = await openPage()
  const asked = server.calls(getProfile).length
  await push(playerIdentityVerificationPush, { action: 'approved' })
  expect(await toastOf('Document approved')).toContain('--success')
  expect(account()).toMatchObject({
    documentConfirmStatus: 'approved',
    autoVerificationData: { isEnabled: false, isAvailable: false },
  })
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(asked + 1))
})

test('credentials of another account are announced and decide nothing', async () => {
  const { push, account } = await openPage()
  await push(playerIdentityVerificationPush, { action: 'duplicateCredentials' })
  expect(await toastOf('These details belong to another account. Contact support for help.')).toContain('--warning')
  expect(account()?.documentConfirmStatus).toBeNull()
})

test.each<[VerificationAction, string | null]>([
  ['success', 'approved'],
  ['apple_pay_success', 'approved'],
  ['failed', 'rejected'],
  ['apple_pay_failed', 'rejected'],
  ['duplicate', null],
])('a verification that ended in %s leaves the status %s', async (action, status) => {
  const { push, account } = await openPage()
  await push(playerVerificationPush, { action })
  expect(account()?.documentConfirmStatus).toBe(status)
  expect(account()?.autoVerificationData.isAvailable).toBe(status !== 'approved')
})

test.each([
  ['surveyRequired', 'A few questions first'],
  ['needUploadDocument', 'We need a document'],
  ['needScanDocument', 'Please scan your document'],
] as const)('%s opens the required step', async (action, title) => {
  const { push, account } = await openPage()
  await push(playerVerificationPush, { action })
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  expect(account()?.documentConfirmStatus).toBeNull()
})
