import { type ReactNode, useEffect, useRef } from 'react'
import { mayOperator, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'
import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { useBrand } from '../brand/brand.tsx'
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import './operator-frame.css'

const HOME = '/operator'

export interface Desk {
  readonly path: string
  readonly label: string
  /** In a few words, what is done there. */
  readonly about: string
  readonly icon: IconName
  /** The slice that it belongs to; null: every brand has it. */
  readonly feature: string | null
  /** Null: every role has it. */
  readonly right: OperatorRight | null
}

interface SignedIn {
  readonly name: string
  readonly brand: string
  readonly role: OperatorRole
  /** How much waits, by the path of the desk. */
  readonly waiting: Readonly<Record<string, number>>
}

interface OperatorFrameProps {
  /** All there are, for the way from one to another. */
  readonly desks: readonly Desk[]
  readonly title: string
  /** Undefined while nobody knows. */
  readonly operator: SignedIn | null | undefined
  /** Stands beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A desk of those who run the site. Everybody else is shown where operators sign in, and nothing more. */
export function OperatorFrame({ desks, title, operator, actions, children }: OperatorFrameProps) {
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ returnTo: barePath(pathname) + search })
  return (
    <div className="operator" lang="en">
      {operator ? <OperatorRail desks={desks} operator={operator} /> : <EmptyRail />}
      <main id="content" className="operator-desk">
        <title>{`${title} · operators`}</title>
        <meta name="robots" content="noindex" />
        <header className="operator-head">
          <h1>{title}</h1>
          {operator ? actions : null}
        </header>
        {operator === undefined ? <DeskSkeleton /> : null}
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

/** Where a desk's work will stand. */
export const DeskSkeleton = () => (
  <div className="grid gap-4" role="status" aria-label="Loading">
    <div className="skeleton h-32 rounded-card" />
    <div className="skeleton h-32 rounded-card" />
  </div>
)

/** What stands where nothing waits. */
export const DeskEmpty = ({ children }: { readonly children: ReactNode }) => (
  <div className="operator-empty">
    <Icon name="check-circle-fill" className="size-8 text-second" />
    <p>{children}</p>
  </div>
)

export const DeskError = () => (
  <p role="alert" className="operator-alert">
    The server does not answer, or this is not yours to see. Load the page again.
  </p>
)

/** The desks that a role has at this brand. */
export function useDesks<D extends Desk>(desks: readonly D[], role: OperatorRole): readonly D[] {
  const { features } = useBrand()
  return desks.filter(
    ({ feature, right }) => (feature === null || features.includes(feature)) && (right === null || mayOperator(role, right)),
  )
}

/** Stands where the rail will, or would for an operator: nothing moves when it turns out who is here. */
function EmptyRail() {
  const { name } = useBrand()
  return (
    <header className="operator-rail">
      <p className="operator-brand">
        <b>{name}</b>
      </p>
    </header>
  )
}

function OperatorRail({ desks, operator }: { readonly desks: readonly Desk[]; readonly operator: SignedIn }) {
  const { name } = useBrand()
  const own = useDesks(desks, operator.role)
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
          <LocalNavLink key={path} to={path} end>
            <Icon name={icon} className="size-5" />
            {label}
            {operator.waiting[path] ? <span className="operator-count">{operator.waiting[path]}</span> : null}
          </LocalNavLink>
        ))}
      </nav>
    </header>
  )
}

/** On small screens the rail is one row that scrolls: the desk that one is at stands in its middle. */
function useShownDesk() {
  const { pathname } = useLocation()
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = rail.current
    const here = nav?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!nav || !here) return
    const [row, desk] = [nav.getBoundingClientRect(), here.getBoundingClientRect()]
    nav.scrollLeft += desk.left - row.left - (row.width - desk.width) / 2
  }, [pathname])
  return rail
}
