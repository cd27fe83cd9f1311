import { useQuery } from '@tanstack/react-query'
import { getOperator, OPERATOR_DESKS } from '#features/operators/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { OperatorFrame } from '#ui/parts/operator-frame.tsx'
import { ContentDesk } from './content-desk.tsx'

/** Where those who run the site write its pages, banners, documents and words. In English alone, as its readers are few. */
export default function OperatorPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const operator = data?.data
  return (
    <OperatorFrame desks={OPERATOR_DESKS} title="Content" operator={operator}>
      {operator ? <ContentDesk brand={operator.brand} mayWrite={mayOperator(operator.role, 'content-write')} /> : null}
    </OperatorFrame>
  )
}
