import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMatches } from 'react-router'
import type { PageData } from '#ui/page/page-data.ts'
import { readPageText } from '#ui/page/page-text.ts'
import { browserMs } from '#ui/time/server-clock.ts'

type Queries = DehydratedState['queries']

/**
 * Puts the server loaders' data of this document into the query cache, once; browser loaders do so themselves. Dates
 * are capped to the browser's clock: if that is behind, the page's data would otherwise stay fresh too long and
 * outrank later reads.
 */
export function LoadedQueries({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const [state] = useState(() => {
    const queries = matches.flatMap(({ loaderData }) => {
      const text = (loaderData as PageData | undefined)?.queries
      return text ? (readPageText(text) as Queries) : []
    })
    const nowMs = import.meta.env.SSR ? Infinity : browserMs()
    for (const { state } of queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, nowMs)
    return { mutations: [], queries }
  })
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
