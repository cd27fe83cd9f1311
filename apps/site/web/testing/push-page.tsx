import { act, waitFor } from '@testing-library/react'
import { useQueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { getProfile, initApp, type Profile } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { useProfile } from '#features/account/account/web/queries.ts'
import { WEB_FEATURES } from '#features/web.ts'
import type { PushContract, PushData } from '#kernel/push.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import type { WebFeature } from '#ui/feature.ts'
import { useModalsInTurn } from '#ui/modal/use-modals-in-turn.ts'
import { useLead } from '#ui/parts/use-lead.ts'
import { dispatchPush, loadPushHandlers } from '#ui/realtime/dispatch-push.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from './open-page.tsx'

/**
 * A signed-in player's page with one slice on, which receives pushes through the page's own dispatcher and shows
 * their effects.
 */
export async function openPushPage(feature: string, { random = 0.5, until }: { random?: number; until?: Promise<void> } = {}) {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const slices = WEB_FEATURES.filter(({ id }) => id === feature)
  const pushHandlers = await loadPushHandlers(slices)
  await loadAhead(slices)
  let hear: (message: unknown) => void = () => undefined
  function Ear() {
    const api = useApi()
    const queries = useQueryClient()
    const openModal = useModalsInTurn()
    const lead = useLead()
    const target = { api, queries, openModal, lead, toast: showToast, random: () => random }
    hear = (message) => dispatchPush(pushHandlers, message, target)
    return useProfile() ? null : <p>no profile yet</p>
  }
  const page = openPage(server, { path: '/library', features: [feature], ...(until && { until }), children: <Ear /> })
  const profile = () => page.queries.getQueryData<{ data: Profile }>(keyOf(getProfile))?.data
  await waitFor(() => expect(profile()).toBeDefined())
  return {
    ...page,
    server,
    profile,
    push: <C extends PushContract>(contract: C, data: PushData<C>) => act(async () => hear({ type: contract.pushType, data })),
  }
}

/** Overlays are preloaded: their loading time is irrelevant to these tests. */
async function loadAhead(slices: readonly WebFeature[]): Promise<void> {
  await Promise.all([import('#ui/modal/modal-frame.tsx'), import('#ui/toast/toaster.tsx')])
  await Promise.all(slices.flatMap(({ modals = {} }) => Object.values(modals).map(({ load }) => load())))
}
