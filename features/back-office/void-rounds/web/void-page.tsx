import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { OperatorFrame, QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listVoids } from '../contract.ts'
import { ActCard } from './act-card.tsx'
import { VoidForm } from './void-form.tsx'

/** Rounds that are void after a fault of their game. English only. */
export default function VoidRoundsPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const operator = data?.data
  return (
    <OperatorFrame queues={OPERATOR_QUEUES} title="Void rounds" operator={operator}>
      {operator ? <Acts mayVoid={mayOperator(operator.role, 'rounds-void')} /> : null}
    </OperatorFrame>
  )
}

function Acts({ mayVoid }: { readonly mayVoid: boolean }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), listVoids), staleTime: 0 })
  const [said, setSaid] = useState('')
  if (!data) return <QueueWait error={error} />
  const { games, acts } = data.data
  const tell = async (next: string) => {
    await refetch()
    setSaid(next)
  }
  return (
    <>
      <p className="max-w-[70ch] text-muted">
        After a fault of a game, its rounds are declared void: what players paid for them is returned, and their history says so.
        A second operator approves it. Rounds and draws themselves never change.
      </p>
      {mayVoid ? <VoidForm games={games} onProposed={tell} /> : null}
      <p role="status" className="operator-said">
        {said}
      </p>
      <h2 className="text-[18px]/6 font-bold">Acts</h2>
      {acts.length === 0 ? <QueueEmpty>No rounds were declared void.</QueueEmpty> : null}
      <ul className="grid gap-3">
        {acts.map((act) => (
          <ActCard key={act.id} act={act} mayVoid={mayVoid} onDecided={tell} />
        ))}
      </ul>
    </>
  )
}
