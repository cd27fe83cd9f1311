import { notifyManager, type QueryState, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { mayOperator, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'
import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { useBrand } from '../brand/brand.tsx'
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx'
import { failureText } from './operator-failure.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import './operator-frame.css'

const HOME = '/operator'

export interface OperatorQueue {
  readonly path: string
  readonly label: string
  /** A short description of the page. */
  readonly about: string
  readonly icon: IconName
  /** The owning slice; null: every brand has the page. */
  readonly feature: string | null
  /** Null: every role has it. */
  readonly right: OperatorRight | null
}

interface SignedIn {
  readonly name: string
  readonly brand: string
  readonly role: OperatorRole
  /** Queue lengths by page path. */
  readonly waiting: Readonly<Record<string, number>>
}

interface OperatorFrameProps {
  /** All pages of the back office, for navigation. */
  readonly queues: readonly OperatorQueue[]
  readonly title: string
  /** Undefined while loading. */
  readonly operator: SignedIn | null | undefined
  /** The page that this one belongs to, for navigation. */
  readonly within?: string | undefined
  /** Rendered beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A back-office page. Everyone except operators sees only the operator sign-in. */
export function OperatorFrame({ queues, title, operator, within, actions, children }: OperatorFrameProps) {
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ returnTo: barePath(pathname) + search })
  const failed = useFailed()
  return (
    <div className="operator" lang="en">
      {operator ? <OperatorRail queues={queues} operator={operator} within={within} /> : <EmptyRail />}
      <main id="content" className="operator-desk">
        <title>{`${title} · operators`}</title>
        <meta name="robots" content="noindex" />
        <header className="operator-head">
          <h1>{title}</h1>
          {operator && actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </header>
        {operator === undefined ? <QueueWait error={failed?.error ?? null} /> : null}
        {operator && failed?.data !== undefined ? <QueueError error={failed.error} isShown /> : null}
        {operator === null ? (
          <LocalLink to={`${HOME}?${back}`} className="button w-fit">
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

/** The back-office pages that a role has in this brand. */
export function useQueues<D extends OperatorQueue>(queues: readonly D[], role: OperatorRole): readonly D[] {
  const { features } = useBrand()
  return queues.filter(
    ({ feature, right }) => (feature === null || features.includes(feature)) && (right === null || mayOperator(role, right)),
  )
}

/** Reserves the rail's space, so that nothing shifts once the session is known. */
function EmptyRail() {
  const { name } = useBrand()
  return (
    <header className="operator-rail">
      <p className="operator-brand">
        <b>{name}</b>
      </p>
      <nav className="min-h-12" aria-hidden="true" />
    </header>
  )
}

interface RailProps extends Pick<OperatorFrameProps, 'queues' | 'within'> {
  readonly operator: SignedIn
}

function OperatorRail({ queues, operator, within }: RailProps) {
  const { name } = useBrand()
  const own = useQueues(queues, operator.role)
  const rail = useShownDesk()
  return (
    <header className="operator-rail">
      <p className="operator-brand">
        <b>{name}</b>
        <span>
          {operator.name}, {operator.role}
        </span>
      </p>
      <nav ref={rail} aria-label="Desks">
        {own.map(({ path, label, icon }) => (
          <LocalNavLink key={path} to={path} end={path === HOME} data-is-within={path !== HOME && within?.startsWith(path)}>
            <Icon name={icon} className="size-5" />
            {label}
            {operator.waiting[path] ? <span className="operator-count">{operator.waiting[path]}</span> : null}
          </LocalNavLink>
        ))}
      </nav>
    </header>
  )
}

/** The rail is a scrolling column, on small screens a row; either is centered on the current page. */
function useShownDesk() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = ref.current
    const here = nav?.querySelector<HTMLElement>('[aria-current="page"], [data-is-within="true"]')
    const column = nav?.parentElement
    if (!column || !here) return
    const [row, rail, desk] = [nav, column, here].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
    nav.scrollLeft += desk.left - row.left - (row.width - desk.width) / 2
    column.scrollTop += desk.top - rail.top - (rail.height - desk.height) / 2
  }, [pathname])
  return ref
}
