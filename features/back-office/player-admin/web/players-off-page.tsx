import { useQuery } from '@tanstack/react-query'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { OperatorFrame, QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listPlayersOff, type PlayerOff } from '../contract.ts'
import { SwitchPlayer } from './switch-player.tsx'

/** Players who are switched off, newest first. English only. */
export default function PlayersOffPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const operator = data?.data
  return (
    <OperatorFrame queues={OPERATOR_QUEUES} title="Players off" operator={operator}>
      {operator ? <PlayersOff maySwitch={mayOperator(operator.role, 'players-switch')} /> : null}
    </OperatorFrame>
  )
}

/** Fetched once: each view is logged. */
function PlayersOff({ maySwitch }: { readonly maySwitch: boolean }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), listPlayersOff), staleTime: 0, refetchOnWindowFocus: false })
  if (!data) return <QueueWait error={error} />
  const { players } = data.data
  return (
    <>
      <p className="max-w-[70ch] text-muted">
        A player who is switched off begins no round, purchase, or act of a promotion, and gets no marketing. Open rounds can be
        finished, and winnings redeemed. Find a player under Players to switch them off.
      </p>
      {players.length === 0 ? <QueueEmpty>No players are switched off.</QueueEmpty> : null}
      <ul className="grid gap-3">
        {players.map((player) => (
          <Off key={player.id} player={player} maySwitch={maySwitch} onSwitched={() => void refetch()} />
        ))}
      </ul>
    </>
  )
}

interface OffProps {
  readonly player: PlayerOff
  readonly maySwitch: boolean
  readonly onSwitched: () => void
}

const Off = ({ player, maySwitch, onSwitched }: OffProps) => (
  <li className="card grid gap-3 p-4">
    <LocalLink
      to={`/operator/players?search=${player.id}`}
      className="inline-flex min-h-11 w-fit items-center font-semibold break-words underline"
    >
      {player.login}
    </LocalLink>
    <p className="break-words">
      “{player.why}” {player.by}, {player.at.slice(0, 16).replace('T', ' ')} UTC
    </p>
    {maySwitch ? <SwitchPlayer id={player.id} isOff onSwitched={onSwitched} /> : null}
  </li>
)
