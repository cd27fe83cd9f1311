import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { type ApprovalRight, mayOperator, operatorRoleNames } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ROLES } from '#ui/parts/operator-text.ts'

interface NeedsSecondProps {
  /** The right of approving. */
  readonly right: ApprovalRight
  /** What has to be approved, in the singular. */
  readonly for: string
  /** What is possible meanwhile. */
  readonly children?: ReactNode
}

/** Shown where nobody else can approve what this operator asks for: who has to be invited. */
export function NeedsSecond({ right, for: what, children }: NeedsSecondProps) {
  // `DeskPage` keeps it fresh.
  const operator = useQuery({ ...queryOf(useApi(), getOperator), staleTime: Infinity }).data?.data
  if (!operator?.soleRights.includes(right)) return null
  const roles = operatorRoleNames.filter((role) => mayOperator(role, right)).map((role) => ROLES[role])
  const mayInvite = mayOperator(operator.role, 'operators-manage')
  return (
    <p className="operator-alert">
      {what} needs the approval of a second operator, and nobody else can give it yet. {children}{' '}
      {mayInvite ? 'Invite' : 'Ask an owner to invite'} one with the role {roles.join(' or ')} on the{' '}
      <LocalLink to="/operator/team" className="underline">
        Team page
      </LocalLink>
      .
    </p>
  )
}
