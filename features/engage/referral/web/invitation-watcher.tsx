import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { checkRewards } from '#features/registration/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

const PARAMETERS = ['invited_by', 'refcode']

/** An invitation by a code that nobody has leaves the address, whichever page it stands at. */
export default function InvitationWatcher() {
  const [search, setSearch] = useSearchParams()
  const code = PARAMETERS.map((name) => search.get(name)).find((each) => each) ?? undefined
  const asked = queryOf(useApi(), checkRewards, { query: { invited_by: code } })
  const { data } = useQuery({ ...asked, enabled: code !== undefined })
  const isUnknown = code !== undefined && data?.reasonType === 'code_not_found'
  useEffect(() => {
    if (!isUnknown) return
    const rest = new URLSearchParams(search)
    for (const name of PARAMETERS) rest.delete(name)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [isUnknown, search, setSearch])
  return null
}
