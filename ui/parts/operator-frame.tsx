import { notifyManager, type QueryState, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { LocalLink } from '../i18n/local-link.tsx'
import { failureText } from './operator-failure.ts'
import { Icon } from '../icons/icon.tsx'
import { EmptyRail, OPERATOR_HOME, type OperatorGroup, OperatorRail, type SignedInOperator } from './operator-rail.tsx'
import './operator-frame.css'

interface OperatorFrameProps {
  /** All pages of the back office, for navigation. */
  readonly groups: readonly OperatorGroup[]
  readonly title: string
  /** Undefined while loading. */
  readonly operator: SignedInOperator | null | undefined
  /** The page that this one belongs to, for navigation. */
  readonly within?: string | undefined
  /** Rendered beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A back-office page. Everyone except operators sees only the operator sign-in. */
export function OperatorFrame({ groups, title, operator, within, actions, children }: OperatorFrameProps) {
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ returnTo: barePath(pathname) + search })
  const failed = useFailed()
  return (
    <div className="operator" lang="en">
      {operator ? <OperatorRail groups={groups} operator={operator} within={within} /> : <EmptyRail />}
      <main id="content" className="operator-desk">
        <title>{`${title} · operators`}</title>
        <header className="operator-head">
          <h1>{title}</h1>
          {operator && actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </header>
        {operator === undefined ? <QueueWait error={failed?.error ?? null} /> : null}
        {operator && failed?.data !== undefined ? <QueueError error={failed.error} isShown /> : null}
        {operator === null ? (
          <LocalLink to={`${OPERATOR_HOME}?${back}`} className="button w-fit">
            Sign in as an operator
          </LocalLink>
        ) : null}
        {operator ? children : null}
      </main>
    </div>
  )
}

/** Placeholder for the page's content. */
const QueueSkeleton = () => (
  <div className="grid gap-4" role="status" aria-label="Loading">
    <div className="skeleton h-32 rounded-card" />
    <div className="skeleton h-32 rounded-card" />
  </div>
)

interface QueueEmptyProps {
  /** Nothing is listed, which does not mean that work is done. */
  readonly isList?: true
  readonly children: ReactNode
}

/** Shown when a queue or a list is empty. */
export const QueueEmpty = ({ isList, children }: QueueEmptyProps) => (
  <div className="operator-empty">
    <Icon
      name={isList ? 'info-bold' : 'check-circle-fill'}
      className={isList ? 'size-6 flex-none' : 'size-8 flex-none text-second'}
    />
    <p>{children}</p>
  </div>
)

interface QueueErrorProps {
  readonly error: Error | null
  /** What was loaded before is still shown. */
  readonly isShown?: true
}

/** Why a call of the back office failed, and what to do. */
export const QueueError = ({ error, isShown }: QueueErrorProps) => (
  <p role="alert" className="operator-alert">
    {isShown ? 'This page may be out of date. ' : ''}
    {failureText(error)}
  </p>
)

/** Placeholder for what a call returns, or why it failed. */
export const QueueWait = ({ error }: QueueErrorProps) => (error ? <QueueError error={error} /> : <QueueSkeleton />)

const isDeskPath = (path: unknown): boolean => String(path).startsWith('/rest/operator/')

/** The state of a call of this page that failed: the first load, or a later one that would have renewed what is shown. */
function useFailed(): QueryState | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((notify: () => void) => cache.subscribe(notifyManager.batchCalls(notify)), [cache])
  const find = () =>
    cache.getAll().find((query) => query.state.status === 'error' && query.isActive() && isDeskPath(query.queryKey[0]))?.state
  return useSyncExternalStore(subscribe, find, () => undefined)
}
