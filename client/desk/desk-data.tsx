import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DataOf, RouteContract } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { CallArguments } from '#ui/api/client.ts'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { useRefreshWaiting } from './use-refresh-waiting.ts'

interface DeskDataProps<C extends RouteContract> {
  readonly of: C
  readonly input?: CallArguments<C>[0]
  /** How soon to call again. */
  readonly everyMs?: number | ((data: DataOf<C>) => number | false)
  /** Rendered with what the call returned. After an act it reloads that, and what waits in the queues. */
  readonly children: (data: DataOf<C>, reload: () => Promise<unknown>) => ReactNode
}

/** What a call of the back office returns; until then a placeholder, or why it failed. */
export function DeskData<C extends RouteContract>({ of, input, everyMs, children }: DeskDataProps<C>) {
  const refreshWaiting = useRefreshWaiting()
  const { data, error, refetch } = useQuery({
    ...queryOf(useApi(), of, ...([input] as CallArguments<C>)),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      typeof everyMs === 'function' ? (state.data ? everyMs(dataOf<C>(state.data)) : false) : (everyMs ?? false),
  })
  const reload = () => Promise.all([refetch(), refreshWaiting()])
  return data ? children(dataOf<C>(data), reload) : <QueueWait error={error} />
}

/** Contracts of the back office that only read never refuse. */
const dataOf = <C extends RouteContract>(reply: unknown) => (reply as { readonly data: DataOf<C> }).data
