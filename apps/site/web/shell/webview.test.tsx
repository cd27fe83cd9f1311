import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { noteWebview } from '#ui/page/use-webview.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '../testing/open-page.tsx'
import { Shell } from './shell.tsx'

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
})
afterEach(() => {
  sessionStorage.clear()
})

async function frameAt(path: string): Promise<HTMLElement> {
  const { container } = openPage(server, { path, features: ['account', 'lobby'], children: <Shell>page</Shell> })
  await screen.findAllByRole('button', { name: 'Account' })
  return container.querySelector<HTMLElement>('main > div')!
}

test('a page in a mobile app is marked, and so are the pages after it', async () => {
  expect((await frameAt('/lobby?webview=true')).dataset['webview']).toBe('')
  cleanup()
  noteWebview('?webview=true')
  expect((await frameAt('/lobby')).dataset['webview']).toBe('')
})

test('any other page is not', async () => {
  noteWebview('?webview=no')
  expect((await frameAt('/lobby')).dataset['webview']).toBeUndefined()
})
