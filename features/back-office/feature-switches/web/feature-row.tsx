import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { idText, timeText } from '#ui/parts/operator-text.ts'
import { switchFeature, type SwitchedFeature } from '../contract.ts'

const STATES = { on: 'on', off: 'turned off', 'not-in-theme': 'not part of this brand', 'always-on': 'always on' } as const
const TONES = { on: 'good', off: 'bad', 'not-in-theme': undefined, 'always-on': undefined } as const
const REFUSED = {
  'always-on': 'This feature can’t be turned off.',
  'not-in-theme': 'This brand’s theme doesn’t include this feature.',
} as const

interface FeatureRowProps {
  readonly feature: SwitchedFeature
  readonly maySwitch: boolean
  readonly onSwitched: (said: string) => Promise<void>
}

/** One feature: its state, what switching it off hides, and the switch. */
export function FeatureRow({ feature, maySwitch, onSwitched }: FeatureRowProps) {
  const { id, state, changed } = feature
  return (
    <li>
      <details className="card px-4 py-2">
        <summary className="min-h-11 py-1">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <b className="mr-auto font-semibold">{idText(id)}</b>
            {changed ? (
              <span className="text-[13px]/5 text-muted">
                {timeText(changed.at)} by {changed.by}
              </span>
            ) : null}
            <span className="operator-tag" data-tone={TONES[state]}>
              {STATES[state]}
            </span>
          </span>
        </summary>
        <div className="mt-2 grid gap-4 pb-2">
          {changed ? <p>“{changed.why}”</p> : null}
          <Hidden feature={feature} />
          {maySwitch && (state === 'on' || state === 'off') ? (
            <SwitchForm key={state} id={id} isOn={state === 'on'} onSwitched={onSwitched} />
          ) : null}
        </div>
      </details>
    </li>
  )
}

function Hidden({ feature: { id, hides } }: Pick<FeatureRowProps, 'feature'>) {
  const { pages, calls, jobs, campaigns } = hides
  const facts = [
    ['Name in themes and addresses', id],
    ['Pages', pages.join(', ') || 'none of its own'],
    ['Calls', `${calls}`],
    ['Jobs', jobs.join(', ') || 'none'],
    ['Open campaigns', `${campaigns}`],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-[13px]/5 text-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SwitchFormProps {
  readonly id: string
  readonly isOn: boolean
  readonly onSwitched: FeatureRowProps['onSwitched']
}

function SwitchForm({ id, isOn, onSwitched }: SwitchFormProps) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = (new FormData(event.currentTarget).get('why') as string).trim()
    setBusy(true)
    const reply = await api.call(switchFeature, { params: { feature: id }, body: { isOn: !isOn, why } }).catch(() => null)
    setBusy(false)
    if (reply?.success) return onSwitched(`${idText(id)} is turned ${isOn ? 'off' : 'on'}.`)
    setProblem(reply ? REFUSED[reply.reasonType] : 'Saving failed. The reason needs at least five characters.')
  }
  return (
    <form className="grid gap-4 border-t border-ink/10 pt-4 sm:grid-cols-[1fr_auto]" onSubmit={(event) => void send(event)}>
      <Field
        label={isOn ? 'Reason for turning off' : 'Reason for turning on again'}
        hint={
          isOn
            ? 'Players lose the above within seconds. The reason is recorded in the audit log.'
            : 'The reason is recorded in the audit log.'
        }
        error={problem || undefined}
      >
        {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} autoComplete="off" required />}
      </Field>
      <button type="submit" className="button sm:mt-[26px]" data-kind={isOn ? 'quiet' : undefined} disabled={isBusy}>
        {isOn ? 'Turn off' : 'Turn on'}
      </button>
    </form>
  )
}
