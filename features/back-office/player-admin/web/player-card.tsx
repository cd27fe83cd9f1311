import { useId, useState } from 'react'
import { UnreadFiles } from '#ui/parts/unread-files.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import type { FoundPlayer } from '../contract.ts'
import { CorrectForm } from './correct-form.tsx'
import { MarkTestAccount } from './mark-test-account.tsx'
import { ResetName } from './reset-name.tsx'
import { SwitchPlayer } from './switch-player.tsx'

interface PlayerCardProps {
  readonly player: FoundPlayer
  readonly mayCorrect: boolean
  readonly maySwitch: boolean
  readonly mayMarkTest: boolean
  /** The right to see cases of player protection. */
  readonly maySeeCare: boolean
  readonly onCorrected: () => void
}

/** A player's details, earlier corrections, and the correction form. */
export function PlayerCard({ player, mayCorrect, maySwitch, mayMarkTest, maySeeCare, onCorrected }: PlayerCardProps) {
  const [isOpen, setOpen] = useState(false)
  const heading = useId()
  const facts = [
    ['Name', [player.name, player.surname].filter(Boolean).join(' ') || 'not given'],
    ['Born', player.birthDate],
    ['Email', player.email ?? 'none'],
    ['State', player.state],
    ['Since', player.since.slice(0, 10)],
    ['Player ID', player.id],
    ['Display name', player.chosenName ?? 'none chosen'],
  ] as const
  return (
    <li className="card grid gap-4 p-4" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={heading} className="mr-auto text-[18px]/6 font-bold">
          {player.login}
        </h2>
        <Tags player={player} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[13px]/5 text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PlayStops stops={player.playStops} maySeeCare={maySeeCare} />
      <UnreadFiles files={player.unreadFiles} rows="corrections" />
      {player.corrections.length > 0 ? (
        <ul className="grid gap-1 text-[13px]/5 text-muted">
          {player.corrections.map(({ at, before, after, why }) => (
            <li key={at}>
              {timeText(at)}: {before} → {after}: “{why}”
            </li>
          ))}
        </ul>
      ) : null}
      {mayCorrect && !isOpen ? (
        <button type="button" className="button w-fit" data-kind="quiet" data-size="small" onClick={() => setOpen(true)}>
          Correct name or birth date
        </button>
      ) : null}
      {maySwitch ? <SwitchPlayer id={player.id} isOff={player.isOff} onSwitched={onCorrected} /> : null}
      {mayMarkTest ? <MarkTestAccount id={player.id} isTest={player.isTest} onMarked={onCorrected} /> : null}
      {mayCorrect && player.chosenName !== null ? <ResetName player={player} onReset={onCorrected} /> : null}
      {isOpen ? (
        <CorrectForm
          player={player}
          onEnd={(isDone) => {
            setOpen(false)
            if (isDone) onCorrected()
          }}
        />
      ) : null}
    </li>
  )
}

const Tags = ({ player }: Pick<PlayerCardProps, 'player'>) => (
  <>
    {player.isVerified ? (
      <span className="operator-tag" data-tone="good">
        verified
      </span>
    ) : null}
    {player.isTest ? <span className="operator-tag">test account</span> : null}
    {player.playStops.length > 0 ? (
      <span className="operator-tag" data-tone="bad">
        play stopped
      </span>
    ) : null}
    {player.isOff ? (
      <span className="operator-tag" data-tone="bad">
        switched off
      </span>
    ) : null}
    {player.isClosed ? (
      <span className="operator-tag" data-tone="bad">
        closed
      </span>
    ) : null}
  </>
)

/** A case is at one brand, and its stop holds at all of them. */
const PlayStops = ({ stops, maySeeCare }: { readonly stops: FoundPlayer['playStops']; readonly maySeeCare: boolean }) =>
  stops.length === 0 ? null : (
    <div className="operator-alert grid gap-1">
      <p>
        Player protection has stopped play and purchases on every account of this person, at all brands. Only its operators can
        let play resume.
      </p>
      {maySeeCare
        ? stops.map(({ brand, url }) => (
            <p key={url}>
              <a href={url} className="text-link">
                Case at {brand}
              </a>
            </p>
          ))
        : null}
    </div>
  )
