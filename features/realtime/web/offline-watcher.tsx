import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { ConnectionBanner } from './connection-banner.tsx'

/** Tells guests that they are offline; players are told by what hears their pushes, which guests never load. */
export default function OfflineWatcher() {
  const profile = useQuery({ ...queryOf(useApi(), getProfile), enabled: false }).data
  return profile ? null : <ConnectionBanner state="connected" />
}
