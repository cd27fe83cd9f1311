import type { ReactNode } from 'react'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { LocalLink, LocalNavLink } from '../i18n/local-link.tsx'
import { useWebFeatures } from './web-features.tsx'

const HOME = '/operator'

interface OperatorFrameProps {
  readonly title: string
  /** Undefined while nobody knows. */
  readonly operator: { readonly name: string; readonly brand: string; readonly role: OperatorRole } | null | undefined
  readonly children: ReactNode
}

/** A desk of those who run the site. Everybody else is shown where operators sign in, and nothing more. */
export function OperatorFrame({ title, operator, children }: OperatorFrameProps) {
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
          <OperatorDesks role={operator.role} />
          {children}
        </>
      ) : null}
    </main>
  )
}

/** The desks that a role has. */
export function OperatorDesks({ role }: { readonly role: OperatorRole }) {
  const all = useWebFeatures().flatMap(({ operatorDesks }) => operatorDesks ?? [])
  const desks = all.filter(({ right }) => right === undefined || mayOperator(role, right))
  return (
    <nav aria-label="Desks" className="flex flex-wrap gap-2">
      {[{ path: HOME, label: 'Content' }, ...desks].map(({ path, label }) => (
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
