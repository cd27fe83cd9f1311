import { useInfiniteQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { dollars } from '#ui/parts/operator-text.ts'
import { ShowMore } from '#ui/parts/show-more.tsx'
import { type ClosureReason, type ClosureRequest, listClosures } from '../contract.ts'

const HEADS = ['Player', 'Request', 'State', 'Sent', 'Confirmed', 'Last day', 'Done', 'Owed'] as const

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
  const query = useInfiniteQuery({
    queryKey: [listClosures.path],
    queryFn: ({ pageParam }) => api.call(listClosures, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ data: page }) => page.next,
    staleTime: 0,
  })
  const { data, error } = query
  if (!data) return <QueueWait error={error} />
  const requests = data.pages.flatMap(({ data: page }) => page.requests)
  if (requests.length === 0) return <QueueEmpty isList>No one has closed an account here.</QueueEmpty>
  return (
    <>
      <p className="text-muted">
        An erasure runs on its own after the grace period, once its report has been sent. “Late” means no job has done it yet:
        check the log.
      </p>
      <DeskTable label="Requests" heads={HEADS}>
        {requests.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </DeskTable>
      <ShowMore query={query} label="Show older requests" />
    </>
  )
}

const day = (at: string): string => at.slice(0, 10)

/** When it was done, or its deadline. */
const dayOrDue = (at: string | null, due: string): string => (at ? day(at) : `by ${day(due)}`)

const STATES: Readonly<Record<ClosureRequest['state'], string>> = {
  grace: 'Grace period',
  erasing: 'Erasing',
  erased: 'Erased',
  closed: 'Closed',
  'taken-back': 'Taken back',
}

const REASONS: Readonly<Record<ClosureReason, string>> = {
  break: 'wants to play less',
  time: 'takes too much time',
  money: 'costs too much',
  games: 'doesn’t like the games',
  account: 'doesn’t need this account',
  privacy: 'wants data deleted',
  other: 'another reason',
}

function Row({ request }: { request: ClosureRequest }) {
  const { player, kind, state, isLate, reason, owedWinnings } = request
  const cells = [
    `${kind === 'erase' ? 'Close and erase' : 'Close'}${reason ? `: ${REASONS[reason]}` : ''}`,
    isLate ? `${STATES[state]}, late` : STATES[state],
    day(request.askedAt),
    dayOrDue(request.acknowledgedAt, request.acknowledgeBy),
    day(request.lastDay),
    dayOrDue(request.doneAt, request.answerBy),
    owedWinnings === null ? '–' : dollars(owedWinnings),
  ]
  return (
    <tr>
      <th scope="row">
        <LocalLink
          to={`/operator/players?search=${player}`}
          className="text-link font-mono text-[12px]"
          aria-label={`Player ${player}`}
        >
          {player}
        </LocalLink>
      </th>
      {cells.map((cell, at) => (
        <td key={HEADS[at + 1]} data-label={HEADS[at + 1]} className={at === 0 ? undefined : 'sm:whitespace-nowrap'}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
