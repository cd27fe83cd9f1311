import { useQuery, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'
import { confirm, getDocument, listDocuments, listUnconfirmed } from '../contract.ts'

/** The document named in the page's address, `/page/terms-of-use`. */
export const keyOfPath = (pathname: string) => pathname.split('/').findLast((part) => part) as Key

type Key = 'terms-of-use' | 'privacy-policy' | 'sweepstakes-rules'

export const documentNeeds: PageNeeds = {
  queries: (api, { url }) => [
    queryOf(api, getDocument, { params: { key: keyOfPath(url.pathname) } }),
    queryOf(api, listDocuments),
  ],
}

export const useDocument = (key: Key) => useSuspenseQuery(queryOf(useApi(), getDocument, { params: { key } })).data.data.document

export const useDocumentList = () => useSuspenseQuery(queryOf(useApi(), listDocuments)).data.data.documents

/** Undefined until loaded. */
export const useUnconfirmed = () => useQuery({ ...queryOf(useApi(), listUnconfirmed), staleTime: 0 }).data?.data.documents

/** Accepts by version; false if one of them is no longer in force and the list was refetched. */
export function useConfirm() {
  const api = useApi()
  const queries = useQueryClient()
  return async (ids: string[], key: string): Promise<boolean> => {
    const reply = await api.call(confirm, { body: { ids }, key })
    if (!reply.success) await queries.refetchQueries({ queryKey: keyOf(listUnconfirmed) })
    else await readProfile(api, queries)
    return reply.success
  }
}

export const readProfile = (api: ApiClient, queries: QueryClient) =>
  queries.fetchQuery({ ...queryOf(api, getProfile), staleTime: 0 })
