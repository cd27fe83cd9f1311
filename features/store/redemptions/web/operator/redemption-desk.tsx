import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useRefreshWaiting } from '#client/desk/use-refresh-waiting.ts'
import type { DataOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { ListChoice } from '#ui/parts/list-choice.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listRedemptions } from '../../shared/operator-contract.ts'
import { ClaimForm } from './claim-form.tsx'
import { RedemptionRecord } from './redemption-record.tsx'

const LISTS = { review: 'In review', open: 'All open', ended: 'Ended' } as const
type List = keyof typeof LISTS

/** Where operators look at redemptions that the rules left to them. English only. */
export default function RedemptionDesk() {
  const [which, show] = useState<List>('review')
  return (
    <DeskPage title="Redemptions" actions={<ListChoice label="Which redemptions" lists={LISTS} shown={which} onShow={show} />}>
      {({ may }) => <Redemptions which={which} mayDecide={may('payments-decide')} />}
    </DeskPage>
  )
}

interface RedemptionsProps {
  readonly which: List
  readonly mayDecide: boolean
}

/** A list stays until the next one has loaded: the form below keeps its place, and what was typed into it. */
function Redemptions({ which, mayDecide }: RedemptionsProps) {
  const queries = useQueryClient()
  const refreshWaiting = useRefreshWaiting()
  const found = queryOf(useApi(), listRedemptions, { query: { which } })
  const { data, error } = useQuery({ ...found, staleTime: 0, placeholderData: keepPreviousData })
  const reload = () => void Promise.all([queries.invalidateQueries({ queryKey: keyOf(listRedemptions) }), refreshWaiting()])
  return (
    <>
      {data ? <Requests {...data.data} {...{ which, mayDecide }} onDecided={reload} /> : <QueueWait error={error} />}
      {mayDecide && (data || error) ? <ClaimForm onProposed={reload} /> : null}
    </>
  )
}

interface RequestsProps extends DataOf<typeof listRedemptions>, RedemptionsProps {
  readonly onDecided: () => void
}

function Requests({ requests, which, mayDecide, onDecided }: RequestsProps) {
  if (requests.length === 0)
    return which === 'ended' ? (
      <QueueEmpty isList>No redemptions have ended yet.</QueueEmpty>
    ) : (
      <QueueEmpty>No redemptions are waiting.</QueueEmpty>
    )
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id}>
          <RedemptionRecord request={request} mayDecide={mayDecide} onDecided={onDecided} />
        </li>
      ))}
    </ul>
  )
}
