import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { listPlayersOff, type PlayerOff } from '../contract.ts'
import { SwitchPlayer } from './switch-player.tsx'

/** Players who are switched off, newest first. English only. */
export default function PlayersOffPage() {
  return (
    <DeskPage
      title="Players off"
      intro="A player who is switched off begins no round, purchase, or act of a promotion, and gets no marketing. Open rounds can be finished, and winnings redeemed. Find a player under Players to switch them off."
    >
      {({ may }) => <PlayersOff maySwitch={may('players-switch')} />}
    </DeskPage>
  )
}

const PlayersOff = ({ maySwitch }: { readonly maySwitch: boolean }) => (
  <DeskData of={listPlayersOff}>
    {({ players }, reload) => (
      <>
        {players.length === 0 ? <QueueEmpty isList>No players are switched off.</QueueEmpty> : null}
        <ul className="grid gap-3">
          {players.map((player) => (
            <Off key={player.id} player={player} maySwitch={maySwitch} onSwitched={() => void reload()} />
          ))}
        </ul>
      </>
    )}
  </DeskData>
)

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
      “{player.why}” {player.by}, {timeText(player.at)}
    </p>
    {maySwitch ? <SwitchPlayer id={player.id} isOff onSwitched={onSwitched} /> : null}
  </li>
)
