import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listHeld } from '../contract.ts'
import { FailedTicks } from './failed-ticks.tsx'
import { Held } from './held.tsx'

/** Events of promotions that failed or came late. English only. */
export default function FaultsPage() {
  return <DeskPage title="Stopped events">{({ role }) => <Loaded role={role} />}</DeskPage>
}

function Loaded({ role }: { readonly role: OperatorRole }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), listHeld), staleTime: 0 })
  if (!data) return <QueueWait error={error} />
  const { parked, ticks, late, scores } = data.data
  if (parked.length + ticks.length + late.length + scores.length === 0)
    return <QueueEmpty>Every event was read in time, and no step failed.</QueueEmpty>
  return (
    <>
      {ticks.length > 0 ? <FailedTicks ticks={ticks} /> : null}
      <Held parked={parked} late={late} scores={scores} operatorRole={role} onChanged={refetch} />
    </>
  )
}
