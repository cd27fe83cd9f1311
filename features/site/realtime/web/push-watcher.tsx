import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import type { PushTarget, WebFeature } from '#ui/feature.ts'
import { useModalsInTurn } from '#ui/modal/use-modals-in-turn.ts'
import { useLead } from '#ui/parts/use-lead.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { dispatchPush, loadPushHandlers } from '#ui/realtime/dispatch-push.ts'
import type { PushState } from '#ui/realtime/open-pushes.ts'
import { seededRandom } from '#ui/realtime/seeded-random.ts'
import { usePushes } from '#ui/realtime/use-pushes.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getConnection } from '../contract.ts'
import { ConnectionBanner } from './connection-banner.tsx'

const GAP_SPREAD_MS = 1_500

/** Subscribes to the pushes of the signed-in player; guests have none. */
export default function PushWatcher() {
  const api = useApi()
  const queries = useQueryClient()
  const features = useWebFeatures()
  const openModal = useModalsInTurn()
  const lead = useLead()
  const [random] = useState(() => seededRandom(newKey()))
  const profile = useProfile()
  const deliver = useDelivery(features, profile?.connection != null)
  const [state, setState] = useState<PushState>('connected')
  usePushes(profile?.connection ?? null, {
    renew: async () => (await api.call(getConnection)).data,
    onMessage: (message) => deliver(message, { api, queries, openModal, lead, toast: showToast, random }),
    // Anything on screen may have changed unnoticed. A restarted server invalidates many pages' cursors together.
    onGap: () => void setTimeout(() => void queries.invalidateQueries(), random() * GAP_SPREAD_MS),
    onState: setState,
  })
  return <ConnectionBanner state={profile?.connection ? state : 'connected'} />
}

/** The slices' handlers load once, in parallel with the socket; earlier pushes wait in order. */
function useDelivery(features: readonly WebFeature[], isWanted: boolean) {
  const pushHandlers = useMemo(() => onceAsked(() => loadPushHandlers(features)), [features])
  useEffect(() => {
    if (isWanted) void pushHandlers()
  }, [pushHandlers, isWanted])
  return (message: unknown, target: PushTarget): void => void pushHandlers().then((known) => dispatchPush(known, message, target))
}

function onceAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= ask())
}
