import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { checkRewards } from '#features/account/registration/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

const PARAMETERS = ['invited_by', 'refcode']

/** Removes an unknown referral code from the address of any page. */
export default function InvitationWatcher() {
  const [search, setSearch] = useSearchParams()
  const code = PARAMETERS.map((name) => search.get(name)).find((each) => each) ?? undefined
  const asked = queryOf(useApi(), checkRewards, { query: { invited_by: code } })
  const { data } = useQuery({ ...asked, enabled: code !== undefined })
  const isUnknown = code !== undefined && data?.reasonType === 'code-not-found'
  useEffect(() => {
    if (!isUnknown) return
    const rest = new URLSearchParams(search)
    for (const name of PARAMETERS) rest.delete(name)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [isUnknown, search, setSearch])
  return null
}
