import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { choosePublicProfile, getPublicProfile } from '../contract.ts'
import FaceOffer from './face-offer.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, guestInit)
  server.answer(getPublicProfile, { success: true, data: { name: 'Sunny Otter', avatar: 'otter', isChosen: false } })
})

async function openForm() {
  const user = userEvent.setup()
  openPage(server, { features: ['public-profile'], children: <FaceOffer /> })
  await screen.findByText('Sunny Otter')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  return { user, name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Display name' }) }
}

test('a new player chooses an animal and a suggested name, and sees the new face', async () => {
  const { user, name } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Owl' }))
  await user.click(screen.getByRole('button', { name: 'Suggest a name' }))
  expect(name.value).toMatch(/^[A-Z][a-z]+ Owl \d\d$/)
  const suggested = name.value
  server.answer(choosePublicProfile, { success: true, data: { name: suggested, avatar: 'owl', isChosen: true } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.calls(choosePublicProfile)).toMatchObject([{ body: { name: suggested, avatar: 'owl' } }]))
  await screen.findByRole('button', { name: 'Change' })
  expect(document.querySelector('img[src="/avatars/owl.svg"]')).toBeTruthy()
})

test('a refused name is explained at the field, and stays to be mended', async () => {
  const { user, name } = await openForm()
  server.answer(choosePublicProfile, { success: false, reasonType: 'name-taken' })
  await user.clear(name)
  await user.type(name, 'Blue Comet')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Another player has that name. Try another one.')
  expect(name.value).toBe('Blue Comet')
  expect(name.getAttribute('aria-invalid')).toBe('true')
})
