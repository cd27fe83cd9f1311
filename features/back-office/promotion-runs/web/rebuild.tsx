import { useQuery } from '@tanstack/react-query'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueError } from '#ui/parts/operator-frame.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { approveRebuild, discardRebuild, type Rebuild, readRebuild, type RebuildRefusal, startRebuild } from '../contract.ts'
import { LOST } from './where.tsx'

const REFUSED: Readonly<Record<RebuildRefusal | 'decided' | 'your-own', string>> = {
  closed: 'The results of this run are final. Late events are decided under “Faults”.',
  fault: 'The configuration does not fit the promotion.',
  'log-gone': 'The run started before the oldest event that is kept.',
  open: 'Another rebuild of this run is open.',
  decided: 'It has been decided meanwhile.',
  'your-own': 'A second operator approves it.',
}

const BUSY: readonly string[] = ['opening', 'comparing', 'applying']
const LOOK_MS = 2_000

interface RebuildProps {
  readonly run: string
  readonly operatorRole: OperatorRole
}

/** Replays the event log beside the cells, shows where they differ, and writes what the log says after a second approval. */
export function RebuildPanel({ run, operatorRole }: RebuildProps) {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    ...queryOf(api, readRebuild, { params: { id: run } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (BUSY.includes(state.data?.data.rebuild?.state ?? '') ? LOOK_MS : false),
  })
  const rebuild = data?.data.rebuild
  const isOpen = rebuild && (rebuild.state === 'compared' || BUSY.includes(rebuild.state))
  const send = async (call: Promise<{ success: true } | { success: false; reasonType: keyof typeof REFUSED }>) => {
    const reply = await call.catch(() => null)
    await refetch()
    if (!reply) return LOST
    return reply.success ? undefined : REFUSED[reply.reasonType]
  }
  const mayWrite = mayOperator(operatorRole, 'promotions-write')
  const isOwn = rebuild?.requestedBy.isYou ?? false
  const mayApprove = mayOperator(operatorRole, 'promotions-approve') && rebuild?.state === 'compared' && rebuild.differing > 0
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Rebuild from the event log">
      <h3 className="text-[16px]/6 font-bold">Rebuild from the event log</h3>
      <p className="text-muted">
        Replays the log with today’s rules beside the stored cells. Nothing changes until a second operator approves the
        differences. Missing grants are then paid; nothing is taken back.
      </p>
      {mayWrite ? <NeedsSecond right="promotions-approve" for="Applying the differences" /> : null}
      {error && !data ? <QueueError error={error} /> : null}
      {rebuild ? <Head rebuild={rebuild} /> : null}
      {rebuild ? <Differences rows={rebuild.rows} /> : null}
      {mayApprove && !isOwn ? (
        <ReasonForm
          label="Reason for approving"
          action="Apply the differences"
          onSend={(why) => send(api.call(approveRebuild, { body: { run, rebuild: rebuild.id, why } }))}
        />
      ) : null}
      {mayApprove && isOwn ? <p className="text-muted">A second operator approves it.</p> : null}
      {mayWrite && isOpen && rebuild.state !== 'applying' ? (
        <ReasonForm
          label="Reason for discarding"
          action="Discard"
          onSend={(why) => send(api.call(discardRebuild, { body: { run, rebuild: rebuild.id, why } }))}
        />
      ) : null}
      {mayWrite && !isOpen ? (
        <ReasonForm
          label="Reason for comparing"
          action="Compare"
          onSend={(why) => send(api.call(startRebuild, { body: { run, why } }))}
        />
      ) : null}
    </section>
  )
}

const STATES: Readonly<Record<Rebuild['state'], string>> = {
  opening: 'Listing players',
  comparing: 'Comparing',
  compared: 'Compared',
  applying: 'Applying',
  applied: 'Applied',
  discarded: 'Discarded',
}

const players = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'player' : 'players'}`

function Head({
  rebuild: { state, players: compared, waiting, differing, failed, requestedBy, approvedBy },
}: {
  readonly rebuild: Rebuild
}) {
  return (
    <div role="status" className="grid gap-1">
      <p>
        <b>{STATES[state]}</b>: {players(compared)} compared{waiting > 0 ? `, ${waiting.toLocaleString('en-US')} to go` : ''};{' '}
        {players(differing)} differ{differing === 1 ? 's' : ''}
        {failed > 0 ? `, the replay of ${players(failed)} failed` : ''}.
      </p>
      <p className="text-[14px]/5 text-muted">
        Started by {requestedBy.name}
        {approvedBy ? `, approved by ${approvedBy}` : ''}.
      </p>
    </div>
  )
}

const Differences = ({ rows }: { readonly rows: Rebuild['rows'] }) => (
  <ul className="grid gap-3">
    {rows.map(({ player, state, failure, stored, rebuilt, missing, surplus }) => (
      <li key={player} className="grid min-w-0 gap-2 rounded-control p-3 hairline">
        <p>
          <b className="break-all">{player}</b>
          {state === 'applied' ? <span className="text-muted">, applied</span> : null}
        </p>
        {failure ? <code className="text-[13px]/5 break-words">{failure}</code> : null}
        <dl className="grid gap-x-4 gap-y-1 text-[13px]/5 sm:grid-cols-[110px_minmax(0,1fr)]">
          {[
            ['Stored', stateText(stored)],
            ['By the log', stateText(rebuilt)],
            ['Missing', missing.map(grantText).join('; ')],
            ['Given otherwise', surplus.map(grantText).join('; ')],
          ].map(([label, text]) =>
            text ? (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 break-all">{text}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </li>
    ))}
  </ul>
)

const grantText = ({ key, value }: Rebuild['rows'][number]['missing'][number]): string => `${value} (${key})`

const stateText = (state: Rebuild['rows'][number]['stored']): string =>
  state ? [state.cell ?? 'no cell', ...state.points.map(({ points }) => `${points} points`)].join(', ') : ''
