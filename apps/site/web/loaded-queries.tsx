import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMatches } from 'react-router'
import type { PageData } from '#ui/page/page-data.ts'
import { browserMs } from '#ui/time/server-clock.ts'

type Queries = DehydratedState['queries']

/**
 * Puts what the loaders of the server have read for this document into the query cache, once: those of the browser put it
 * there themselves. It is no younger than now by the browser's clock, which dates what is read from here on: where that one
 * is behind, the page as it came would count as fresh for long, and as newer than all that is read.
 */
export function LoadedQueries({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const [state] = useState(() => {
    const queries = matches.flatMap(
      ({ loaderData }) => JSON.parse((loaderData as PageData | undefined)?.queries ?? '[]') as Queries,
    )
    const nowMs = import.meta.env.SSR ? Infinity : browserMs()
    for (const { state } of queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, nowMs)
    return { mutations: [], queries }
  })
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
