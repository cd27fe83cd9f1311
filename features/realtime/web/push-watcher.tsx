import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { dispatchPush } from '#ui/realtime/dispatch-push.ts'
import { usePushes } from '#ui/realtime/use-pushes.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getConnection } from '../contract.ts'

/** Hears the pushes of whoever the page has a profile of, which is no guest. */
export default function PushWatcher() {
  const api = useApi()
  const queries = useQueryClient()
  const features = useWebFeatures()
  const { open: openModal } = useModals()
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: false }).data?.data
  usePushes(profile?.connection ?? null, {
    renew: async () => (await api.call(getConnection)).data,
    onMessage: (message) => dispatchPush(features, message, { queries, openModal, toast: showToast }),
    onGap: () => void queries.invalidateQueries({ queryKey: keyOf(getProfile) }),
  })
  return null
}
