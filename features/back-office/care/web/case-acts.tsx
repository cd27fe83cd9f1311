import { type FormEvent, useState } from 'react'
import { newKey } from '#ui/api/browser-transport.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import {
  type CaseFile,
  closeCare,
  type CloseOutcome,
  noteContact,
  resumePlay,
  SERIOUS_LEVEL,
  SNOOZE_DAYS_MAX,
  snoozeCare,
} from '../contract.ts'
import { LimitPlayer } from './limit-player.tsx'
import { CHANNELS, OUTCOMES } from './words.ts'

const LOST = 'Saving failed. Try again.'
const REFUSED = {
  closed: 'Another operator has closed this case. Reload the page.',
  'key-taken': 'Another contact was saved from this form. Reload the page.',
  'no-contact': 'Note a contact with the player first.',
  stopped: 'Play is stopped: contact the player and let play resume first.',
  'not-stopped': 'Another operator has let play resume. Reload the page.',
  'no-answer': 'Note a contact first that the player answered.',
  'not-later': 'Choose a later day than today.',
  'too-far': 'Choose an earlier day.',
} as const

interface ActsProps {
  readonly file: CaseFile
  readonly onChanged: () => void
}

/** What an operator can do about an open case. */
export const CaseActs = ({ file, onChanged }: ActsProps) => (
  <>
    <NoteContact key={file.contacts} file={file} onChanged={onChanged} />
    <LimitPlayer id={file.id} onChanged={onChanged} />
    {file.isStopped ? <Resume file={file} onChanged={onChanged} /> : null}
    {file.may.putOff ? <Snooze file={file} onChanged={onChanged} /> : null}
    <Close file={file} onChanged={onChanged} />
  </>
)

const TEXTS = [
  { name: 'why', label: 'Reason for the contact', hint: 'Which markers you speak about.' },
  { name: 'what', label: 'What you said or offered', hint: 'The player receives it with a copy of their data.' },
  { name: 'reaction', label: 'Reaction', hint: 'What the player answered, or that there was no answer.' },
] as const

function NoteContact({ file: { id }, onChanged }: ActsProps) {
  const api = useApi()
  const [key] = useState(newKey)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { answered, ...fields } = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, (value as string).trim()]),
    )
    const body = { key, ...fields, answered: answered === 'yes' } as never
    setBusy(true)
    const reply = await api.call(noteContact, { params: { id }, body }).catch(() => null)
    setBusy(false)
    setProblem(reply ? (reply.success ? '' : REFUSED[reply.reasonType]) : LOST)
    if (reply?.success) onChanged()
  }
  return (
    <form className="card grid gap-4 p-4" aria-label="Note a contact" onSubmit={(event) => void send(event)}>
      <header className="grid gap-1">
        <h2 className="text-[18px]/6 font-bold">Note a contact</h2>
        <p className="text-muted">Nobody can change or delete a saved note.</p>
      </header>
      <Field label="Channel">
        {(ids) => (
          <Select {...ids} name="channel">
            {Object.entries(CHANNELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Did the player answer?">
        {(ids) => (
          <Select {...ids} name="answered">
            <option value="no">No, not yet</option>
            <option value="yes">Yes</option>
          </Select>
        )}
      </Field>
      {TEXTS.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint}>
          {(ids) => <textarea {...ids} className="input min-h-20 py-2" name={name} minLength={5} maxLength={1_000} required />}
        </Field>
      ))}
      <button type="submit" className="button w-fit" disabled={isBusy}>
        Save the contact
      </button>
      {problem ? (
        <p role="alert" className="operator-alert">
          {problem}
        </p>
      ) : null}
    </form>
  )
}

/** Sends an act, and says what the form shows if nothing has changed. */
async function problemOf(call: Promise<ActReply>, onChanged: () => void): Promise<string | undefined> {
  const reply = await call.catch(() => null)
  if (!reply) return LOST
  if (!reply.success) return REFUSED[reply.reasonType]
  onChanged()
  return undefined
}

type ActReply = { readonly success: true } | { readonly success: false; readonly reasonType: keyof typeof REFUSED }

function Resume({ file: { id, may }, onChanged }: ActsProps) {
  const api = useApi()
  const send = (why: string) => problemOf(api.call(resumePlay, { params: { id }, body: { why } }), onChanged)
  return (
    <section className="card grid gap-3 p-4" aria-label="Let play resume">
      <h2 className="text-[18px]/6 font-bold">Let play resume</h2>
      {may.resume ? (
        <ReasonForm label="Reason for resuming" action="Let play resume" onSend={send} />
      ) : (
        <p className="operator-said">Play can resume once a contact is noted that the player answered.</p>
      )}
    </section>
  )
}

function Snooze({ file: { id, level }, onChanged }: ActsProps) {
  const api = useApi()
  const [until, setUntil] = useState('')
  const days = level >= SERIOUS_LEVEL ? SNOOZE_DAYS_MAX.serious : SNOOZE_DAYS_MAX.mild
  const send = async (why: string) => {
    if (until === '') return REFUSED['not-later']
    return problemOf(api.call(snoozeCare, { params: { id }, body: { until, why } }), onChanged)
  }
  return (
    <section className="card grid gap-3 p-4" aria-label="Put off">
      <h2 className="text-[18px]/6 font-bold">Put off</h2>
      <Field label="Due again on" hint={`At most ${days} days from today. A higher level makes the case due sooner.`}>
        {(ids) => (
          <input {...ids} className="input" type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        )}
      </Field>
      <ReasonForm label="Reason for waiting" action="Put off" kind="quiet" onSend={send} />
    </section>
  )
}

function Close({ file: { id, may, isStopped, contacts }, onChanged }: ActsProps) {
  const api = useApi()
  const [outcome, setOutcome] = useState<CloseOutcome>('no-concern')
  const send = (why: string) => problemOf(api.call(closeCare, { params: { id }, body: { outcome, why } }), onChanged)
  return (
    <section className="card grid gap-3 p-4" aria-label="Close the case">
      <h2 className="text-[18px]/6 font-bold">Close the case</h2>
      {may.close ? (
        <>
          <Field label="Outcome">
            {(ids) => (
              <Select {...ids} value={outcome} onChange={({ target }) => setOutcome(target.value as CloseOutcome)}>
                {Object.entries(OUTCOMES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ReasonForm label="Reason for closing" action="Close the case" onSend={send} />
        </>
      ) : (
        <p className="operator-said">
          {isStopped && contacts > 0
            ? 'The case closes once you have let play resume.'
            : 'A case of this level closes once a contact with the player is noted.'}
        </p>
      )}
    </section>
  )
}
