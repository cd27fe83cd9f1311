import { useInfiniteQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { type ClosureRequest, listClosures } from '../contract.ts'

const HEADS = ['Asked', 'Player', 'What', 'State', 'Confirmed', 'Confirm by', 'Answer by', 'Last day', 'Done', 'Owed'] as const

/** The log of closure and erasure requests with the legal deadlines. English only: it is for operators. */
export default function OperatorClosuresPage() {
  return (
    <DeskPage title="Closed accounts">
      <Requests />
    </DeskPage>
  )
}

function Requests() {
  const api = useApi()
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [listClosures.path],
    queryFn: ({ pageParam }) => api.call(listClosures, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ data: page }) => page.next,
    staleTime: 0,
  })
  if (!data) return <QueueWait error={error} />
  const requests = data.pages.flatMap(({ data: page }) => page.requests)
  if (requests.length === 0) return <QueueEmpty>No one has closed an account here.</QueueEmpty>
  return (
    <>
      <p className="text-muted">
        An erasure runs on its own after the grace period, once its report has been sent. “Late” means that no job has done it
        yet: check the log.
      </p>
      <div className="overflow-x-auto rounded-card hairline" tabIndex={0} role="region" aria-label="Requests">
        <table className="w-full min-w-5xl text-left text-[14px]/5">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="p-3 font-semibold text-muted">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage ? (
        <button
          type="button"
          className="button w-fit"
          data-kind="quiet"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          Older ones
        </button>
      ) : null}
    </>
  )
}

const day = (at: string | null): string => (at ? at.slice(0, 10) : '–')

function Row({ request }: { request: ClosureRequest }) {
  const { player, kind, state, isLate, reason, owedWinnings } = request
  const cells = [
    day(request.askedAt),
    player,
    `${kind === 'erase' ? 'Close and erase' : 'Close'}${reason ? `, ${reason}` : ''}`,
    isLate ? `${state}, late` : state,
    day(request.acknowledgedAt),
    day(request.acknowledgeBy),
    day(request.answerBy),
    day(request.lastDay),
    day(request.doneAt),
    owedWinnings === null ? '–' : (owedWinnings / 100).toFixed(2),
  ]
  return (
    <tr className="border-t border-ink/10">
      {cells.map((cell, place) => (
        <td key={HEADS[place]} className={`p-3 whitespace-nowrap tabular-nums ${place === 1 ? 'font-mono text-[12px]' : ''}`}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
