import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import type { PushTarget, WebFeature } from '#ui/feature.ts'
import { useModalsInTurn } from '#ui/modal/use-modals-in-turn.ts'
import { useLead } from '#ui/parts/use-lead.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { dispatchPush, loadHearings } from '#ui/realtime/dispatch-push.ts'
import type { PushState } from '#ui/realtime/open-pushes.ts'
import { seededRandom } from '#ui/realtime/seeded-random.ts'
import { usePushes } from '#ui/realtime/use-pushes.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getConnection } from '../contract.ts'
import { ConnectionBanner } from './connection-banner.tsx'

const GAP_SPREAD_MS = 1_500

/** Hears the pushes of whoever the page has a profile of, which is no guest. */
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
    onMessage: (message) => deliver(message, { queries, openModal, lead, toast: showToast, random }),
    // Everything on screen may have changed unheard. A server that comes back loses many pages' places at once.
    onGap: () => void setTimeout(() => void queries.invalidateQueries(), random() * GAP_SPREAD_MS),
    onState: setState,
  })
  return <ConnectionBanner state={profile?.connection ? state : 'connected'} />
}

/** What the slices hear loads once, beside the socket; pushes that come before it wait, in order. */
function useDelivery(features: readonly WebFeature[], isWanted: boolean) {
  const hearings = useMemo(() => onceAsked(() => loadHearings(features)), [features])
  useEffect(() => {
    if (isWanted) void hearings()
  }, [hearings, isWanted])
  return (message: unknown, target: PushTarget): void => void hearings().then((known) => dispatchPush(known, message, target))
}

function onceAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= ask())
}
