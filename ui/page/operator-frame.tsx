import type { ReactNode } from 'react'
import { mayOperator, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'
import { useBrand } from '../brand/brand.tsx'
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx'

const HOME = '/operator'

export interface Desk {
  readonly path: string
  readonly label: string
  /** The slice that it belongs to; null: every brand has it. */
  readonly feature: string | null
  /** Null: every role has it. */
  readonly right: OperatorRight | null
}

interface OperatorFrameProps {
  /** All there are, for the way from one to another. */
  readonly desks: readonly Desk[]
  readonly title: string
  /** Undefined while nobody knows. */
  readonly operator: { readonly name: string; readonly brand: string; readonly role: OperatorRole } | null | undefined
  readonly children: ReactNode
}

/** A desk of those who run the site. Everybody else is shown where operators sign in, and nothing more. */
export function OperatorFrame({ desks, title, operator, children }: OperatorFrameProps) {
  return (
    <main id="content" lang="en" className="mx-auto grid w-full max-w-6xl content-start gap-6 p-4 lg:p-8">
      <title>{title}</title>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[28px]/9 font-extrabold">{title}</h1>
        {operator ? (
          <p className="text-muted">
            {operator.name} ({operator.role}), at {operator.brand}
          </p>
        ) : null}
      </header>
      {operator === undefined ? <p className="text-muted">Loading…</p> : null}
      {operator === null ? (
        <LocalLink to={HOME} className="button w-fit">
          Sign in as an operator
        </LocalLink>
      ) : null}
      {operator ? (
        <>
          <OperatorDesks desks={desks} role={operator.role} />
          {children}
        </>
      ) : null}
    </main>
  )
}

/** The desks that a role has at this brand. */
export function OperatorDesks({ desks, role }: { readonly desks: readonly Desk[]; readonly role: OperatorRole }) {
  const { features } = useBrand()
  const own = desks.filter(
    ({ feature, right }) => (feature === null || features.includes(feature)) && (right === null || mayOperator(role, right)),
  )
  return (
    <nav aria-label="Desks" className="flex flex-wrap gap-2">
      {own.map(({ path, label }) => (
        <LocalNavLink
          key={path}
          to={path}
          end
          className="flex h-11 items-center rounded-full px-5 font-semibold text-muted hairline hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-page"
        >
          {label}
        </LocalNavLink>
      ))}
    </nav>
  )
}
