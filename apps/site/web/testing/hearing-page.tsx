import { act, waitFor } from '@testing-library/react'
import { useQueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { getProfile, initApp, type Profile } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { useProfile } from '#features/account/web/queries.ts'
import { WEB_FEATURES } from '#features/web.ts'
import type { PushContract, PushData } from '#kernel/push.ts'
import { keyOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { dispatchPush, loadHearings } from '#ui/realtime/dispatch-push.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { FakeServer } from './fake-server.ts'
import { openPage } from './open-page.tsx'

/** A signed-in player's page with one slice on, which hears pushes by the page's own door and shows what they do. */
export async function openHearingPage(feature: string, { random = 0.5 } = {}) {
  const server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  const hearings = await loadHearings(WEB_FEATURES.filter(({ id }) => id === feature))
  let hear: (message: unknown) => void = () => undefined
  function Ear() {
    const queries = useQueryClient()
    const { open: openModal } = useModals()
    hear = (message) => dispatchPush(hearings, message, { queries, openModal, toast: showToast, random: () => random })
    return useProfile() ? null : <p>no profile yet</p>
  }
  const page = openPage(server, { path: '/library', features: [feature], children: <Ear /> })
  const profile = () => page.queries.getQueryData<{ data: Profile }>(keyOf(getProfile))?.data
  await waitFor(() => expect(profile()).toBeDefined())
  return {
    ...page,
    server,
    profile,
    push: <C extends PushContract>(contract: C, data: PushData<C>) => act(async () => hear({ type: contract.pushType, data })),
  }
}
