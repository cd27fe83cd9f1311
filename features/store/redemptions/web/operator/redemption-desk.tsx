import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { ListChoice } from '#ui/parts/list-choice.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { listRedemptions } from '../../shared/operator-contract.ts'
import { ClaimForm } from './claim-form.tsx'
import { RedemptionRecord } from './redemption-record.tsx'

const LISTS = { review: 'In review', open: 'All open', ended: 'Ended' } as const
type List = keyof typeof LISTS

/** Where operators look at redemptions that the rules left to them. English only. */
export default function RedemptionDesk() {
  const [which, show] = useState<List>('review')
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: keyOf(listRedemptions) })
  return (
    <DeskPage title="Redemptions" actions={<ListChoice label="Which redemptions" lists={LISTS} shown={which} onShow={show} />}>
      {({ may }) => (
        <DeskData of={listRedemptions} input={{ query: { which } }}>
          {({ requests }) => (
            <>
              <Requests {...{ requests, which }} mayDecide={may('payments-decide')} onDecided={reload} />
              {may('payments-decide') ? <ClaimForm onProposed={reload} /> : null}
            </>
          )}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface RequestsProps extends DataOf<typeof listRedemptions> {
  readonly which: List
  readonly mayDecide: boolean
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
