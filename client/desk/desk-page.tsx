import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOperator, OPERATOR_GROUPS } from '#features/back-office/operators/contract.ts'
import type { DataOf } from '#kernel/contract.ts'
import { mayOperator, type OperatorRight } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { OperatorFrame } from '#ui/parts/operator-frame.tsx'

/** The signed-in operator. */
export type DeskOperator = NonNullable<DataOf<typeof getOperator>> & { readonly may: (right: OperatorRight) => boolean }

/** Rendered for a signed-in operator only. */
type DeskPart = ReactNode | ((operator: DeskOperator) => ReactNode)

interface DeskPageProps {
  readonly title: string
  /** What the page is for, above its content. */
  readonly intro?: ReactNode
  /** The page that this one belongs to. */
  readonly back?: { readonly to: string; readonly label: string }
  /** Rendered beside the title. */
  readonly actions?: DeskPart
  readonly children: DeskPart
}

/** A page of the back office in English, for the operator who is signed in. */
export function DeskPage({ title, intro, back, actions, children }: DeskPageProps) {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const operator = data?.data
  const render = (part: DeskPart): ReactNode => {
    if (typeof part !== 'function') return part
    return operator ? part({ ...operator, may: (right) => mayOperator(operator.role, right) }) : null
  }
  return (
    <OperatorFrame
      groups={OPERATOR_GROUPS}
      title={title}
      operator={operator}
      within={back?.to}
      actions={
        <>
          {render(actions)}
          {back ? (
            <LocalLink to={back.to} className="button" data-kind="quiet" data-size="small">
              {back.label}
            </LocalLink>
          ) : null}
        </>
      }
    >
      {intro ? <p className="max-w-[70ch] text-muted">{intro}</p> : null}
      {render(children)}
    </OperatorFrame>
  )
}
