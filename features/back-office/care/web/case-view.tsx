import { DeskData } from '#client/desk/desk-data.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { type CaseFile, readCare } from '../contract.ts'
import { CaseActs } from './case-acts.tsx'
import { CHANNELS, findingOf, LEVELS, levelTone, outcomeText, pointsText } from './words.ts'

/** Fetched once and after an act: each view is logged. */
export const CaseView = ({ id, mayContact }: { readonly id: string; readonly mayContact: boolean }) => (
  <DeskData of={readCare} input={{ params: { id } }}>
    {(file, reload) => (
      <>
        <Summary file={file} />
        <Evidence days={file.evidence} />
        <Contacts log={file.log} />
        {mayContact && file.closed === null ? <CaseActs file={file} onChanged={() => void reload()} /> : null}
      </>
    )}
  </DeskData>
)

function Summary({
  file: { player, level, closed, isAway, isStopped, resumed, messages, isOverdue, dueAt, openedAt, state, since },
}: {
  readonly file: CaseFile
}) {
  return (
    <section className="card grid gap-3 p-4" aria-label="Case">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-[20px]/7 font-bold break-all">{player.login}</h2>
        {isAway ? <span className="operator-tag">on a break, excluded or closed</span> : null}
        {isStopped ? (
          <span className="operator-tag" data-tone="bad">
            play stopped
          </span>
        ) : null}
        <span className="operator-tag" data-tone={closed ? 'good' : levelTone(level)}>
          {closed ? `closed at level ${level}` : `Level ${level}: ${LEVELS[level]}`}
        </span>
      </div>
      <p className="text-muted">
        In {state}, registered {since.slice(0, 10)}. Case open since {timeText(openedAt)}.
      </p>
      {isStopped ? (
        <p className="operator-said">
          Play and purchases are stopped, on every account of this person, until an operator lets play resume.
        </p>
      ) : null}
      {resumed ? (
        <p>
          {timeText(resumed.at)}: {resumed.by} let play resume{resumed.why ? `: “${resumed.why}”` : '.'}
        </p>
      ) : null}
      {messages.map(({ at, level: told }) => (
        <p key={told}>
          {timeText(at)}: the system sent the message of level {told}.
        </p>
      ))}
      {closed ? (
        <p>
          {outcomeText(closed.outcome)}, {timeText(closed.at)}, by {closed.by}
          {closed.why ? `: “${closed.why}”` : '.'}
        </p>
      ) : (
        <p className={isOverdue ? 'operator-alert' : undefined}>
          Due {timeText(dueAt)}
          {isOverdue ? '. This case is overdue.' : '.'}
        </p>
      )}
    </section>
  )
}

function Evidence({ days }: { readonly days: CaseFile['evidence'] }) {
  return (
    <section className="card grid gap-4 p-4" aria-label="Markers">
      <header className="grid gap-1">
        <h2 className="text-[18px]/6 font-bold">Markers</h2>
        <p className="max-w-[70ch] text-muted">
          Of the seven days before each night, unless a marker says otherwise. The points set the level.
        </p>
      </header>
      {days.map(({ day, markers }) => (
        <div key={day} className="grid gap-1">
          <h3 className="font-semibold">
            {day}: {pointsText(markers.reduce((sum, { points }) => sum + points, 0))}
          </h3>
          <ul className="grid gap-1">
            {markers.map((marker) => (
              <li key={marker.name}>
                {findingOf(marker)} <span className="text-muted">({pointsText(marker.points)})</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Contacts({ log }: { readonly log: CaseFile['log'] }) {
  return (
    <section className="card grid gap-4 p-4" aria-label="Contacts">
      <h2 className="text-[18px]/6 font-bold">Contacts</h2>
      {log.length === 0 ? <p className="text-muted">Nobody has contacted the player about this case yet.</p> : null}
      <ul className="grid gap-4">
        {log.map(({ at, by, channel, why, what, reaction, answered }) => (
          <li key={`${at} ${what}`} className="grid gap-1 break-words">
            <p className="font-semibold">
              {timeText(at)}, {CHANNELS[channel].toLowerCase()}, {by}
              {answered === false ? ', no answer' : ''}
            </p>
            <p>Reason: {why}</p>
            <p>Said: {what}</p>
            <p>Reaction: {reaction}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
