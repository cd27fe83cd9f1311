import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import { emptyPage } from '#features/account/personal-info/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getVerification, type VerificationStatus } from '../contract.ts'

const server = serveTests()
const begun: VerificationStatus = {
  state: 'pending',
  step: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  hasExpired: false,
  provider: { id: 'sandbox', title: 'Identity check', isTest: false },
  mayStart: true,
  checksLeft: 2,
  mayRequestReview: false,
  reviewRequestedAt: null,
  isProfileComplete: true,
}
const auto = { isEnabled: true, isAvailable: true, showOn: ['profile' as const], providers: [], isTest: false }

function open(step: VerificationStatus['step']) {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getProfilePage, { ...emptyPage, payload: { ...emptyPage.payload, autoVerificationData: auto } })
  server.answer(getVerification, { success: true, data: { ...begun, step } })
  openPage(server, {
    path: '/?openModal=verification',
    features: ['account', 'verification', 'documents'],
    children: <Suspense />,
  })
}

test('a player whose document is asked for is led to the documents, and not to the provider', async () => {
  open('document')
  const link = await screen.findByRole('link', { name: 'Send a document' })
  expect(link.getAttribute('href')).toBe('/profile/documents')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('a player who has not finished continues with the provider', async () => {
  open('survey')
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Send a document' })).toBeNull()
})
