import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'
import { getPage } from '../contract.ts'

export const contentNeeds: PageNeeds = {
  queries: (api, { params: { name = '' } }) => [queryOf(api, getPage, { params: { name } })],
}

export const useContentPage = (name: string) => useSuspenseQuery(queryOf(useApi(), getPage, { params: { name } })).data.data
