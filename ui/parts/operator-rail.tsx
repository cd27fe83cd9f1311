import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { mayOperator, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'
import { useBrand } from '../brand/brand.tsx'
import { LocalNavLink } from '../i18n/local-link.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import { ROLES } from './operator-text.ts'

export const OPERATOR_HOME = '/operator'

interface OperatorQueue {
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

/** Pages of the back office that belong together. */
export interface OperatorGroup {
  readonly label: string
  readonly queues: readonly OperatorQueue[]
}

export interface SignedInOperator {
  readonly name: string
  readonly brand: string
  readonly role: OperatorRole
  /** Queue lengths by page path. */
  readonly waiting: Readonly<Record<string, number>>
}

/** The back-office pages that a role has in this brand; no group is empty. */
export function useOperatorGroups(groups: readonly OperatorGroup[], role: OperatorRole): readonly OperatorGroup[] {
  const { features } = useBrand()
  const isOwn = ({ feature, right }: OperatorQueue) =>
    (feature === null || features.includes(feature)) && (right === null || mayOperator(role, right))
  return groups.map(({ label, queues }) => ({ label, queues: queues.filter(isOwn) })).filter(({ queues }) => queues.length > 0)
}

/** Reserves the rail's space, so that nothing shifts once the session is known. */
export function EmptyRail() {
  const { name } = useBrand()
  return (
    <header className="operator-rail">
      <p className="operator-brand">
        <b>{name}</b>
      </p>
    </header>
  )
}

interface OperatorRailProps {
  readonly groups: readonly OperatorGroup[]
  readonly operator: SignedInOperator
  /** The page that the current one belongs to. */
  readonly within: string | undefined
}

/** The pages in groups: a column beside the work, or on small screens a native popover. */
export function OperatorRail({ groups, operator, within }: OperatorRailProps) {
  const { name } = useBrand()
  const own = useOperatorGroups(groups, operator.role)
  const id = useId()
  const { ref, showCurrent } = useShownPage()
  const total = own.flatMap(({ queues }) => queues).reduce((sum, { path }) => sum + (operator.waiting[path] ?? 0), 0)
  const hide = () => ref.current?.hidePopover()
  return (
    <header className="operator-rail">
      <p className="operator-brand">
        <b>{name}</b>
        <span>
          {operator.name} · {ROLES[operator.role]}
        </span>
      </p>
      <button type="button" className="button operator-menu-button" data-kind="quiet" data-size="small" popoverTarget={id}>
        <Icon name="list-bold" />
        Menu
        <Count of={total} />
      </button>
      <nav ref={ref} id={id} popover="auto" className="operator-menu" aria-label="Desks" onToggle={showCurrent}>
        <button
          type="button"
          className="icon-button operator-menu-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="x-bold" className="size-4" />
        </button>
        <LocalNavLink to={OPERATOR_HOME} end onClick={hide}>
          <Icon name="squares-four-fill" className="size-5" />
          Overview
        </LocalNavLink>
        {own.map(({ label, queues }, at) => (
          <div key={label} className="operator-group">
            <p id={`${id}-${at}`}>{label}</p>
            <ul aria-labelledby={`${id}-${at}`}>
              {queues.map(({ path, label: page, icon }) => (
                <li key={path}>
                  <LocalNavLink to={path} data-is-within={isBelow(within, path)} onClick={hide}>
                    <Icon name={icon} className="size-5" />
                    {page}
                    <Count of={operator.waiting[path] ?? 0} />
                  </LocalNavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </header>
  )
}

const isBelow = (within: string | undefined, path: string): boolean => within === path || Boolean(within?.startsWith(`${path}/`))

const Count = ({ of }: { readonly of: number }) =>
  of > 0 ? (
    <>
      {' '}
      <span className="operator-count">
        {of}
        <span className="sr-only"> waiting</span>
      </span>
    </>
  ) : null

/** The menu scrolls by itself; the current page is in its middle. */
function useShownPage() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLElement>(null)
  const showCurrent = () => {
    const menu = ref.current
    const link = menu?.querySelector<HTMLElement>('[aria-current="page"], [data-is-within="true"]')
    if (!menu || !link) return
    const [outer, inner] = [menu.getBoundingClientRect(), link.getBoundingClientRect()]
    menu.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  }
  useEffect(showCurrent, [pathname])
  return { ref, showCurrent }
}
