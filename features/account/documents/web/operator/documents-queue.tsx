import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { ListChoice } from '#ui/parts/list-choice.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listQueue } from '../../shared/operator-contract.ts'
import { QueueRow } from './queue-row.tsx'

const SHOWN = { waiting: 'Waiting', decided: 'Recently decided' } as const
const LOOK_AGAIN_MS = 30_000

/** Where operators review documents. English only: it is for operators. */
export default function DocumentsQueue() {
  return (
    <DeskPage title="Documents">
      <Queue />
    </DeskPage>
  )
}

function Queue() {
  const [search, setSearch] = useSearchParams()
  const show = search.get('show') === 'decided' ? 'decided' : 'waiting'
  const asked = queryOf(useApi(), listQueue, { query: { show } })
  const { data, error, refetch } = useQuery({ ...asked, staleTime: 0, refetchInterval: LOOK_AGAIN_MS })
  const documents = data?.data.documents
  return (
    <>
      <ListChoice
        label="Which documents"
        lists={data ? { ...SHOWN, waiting: `${SHOWN.waiting} ${data.data.waiting}` } : SHOWN}
        shown={show}
        onShow={(each) => setSearch(each === 'waiting' ? {} : { show: each })}
      />
      {data ? null : <QueueWait error={error} />}
      {documents?.length === 0 ? (
        <>
          {show === 'waiting' ? (
            <QueueEmpty>No documents are waiting.</QueueEmpty>
          ) : (
            <QueueEmpty isList>No documents have been decided yet.</QueueEmpty>
          )}
        </>
      ) : null}
      <ul className="grid gap-4">
        {documents?.map((document) => (
          <QueueRow key={document.id} document={document} onDecided={() => void refetch()} />
        ))}
      </ul>
    </>
  )
}
