import type { Recurrence } from '#kernel/recurrence.ts'
import { NumberInput } from '#client/schema-form/number-input.tsx'
import { useSchemaForm } from '#client/schema-form/form-context.ts'
import { FieldError } from '#ui/form/field.tsx'
import type { PlannedSeries } from '#features/back-office/campaigns/contract.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const SHOWN = 4

interface RepeatFieldProps {
  readonly repeats: Recurrence | null
  /** The day on which a new series starts. */
  readonly from: string
  readonly series: PlannedSeries | null
}

/** Whether the campaign repeats, and when: each run is a campaign of its own. */
export function RepeatField({ repeats, from, series }: RepeatFieldProps) {
  const { problems, put } = useSchemaForm()
  const found = [...problems].filter(([path]) => path.startsWith('repeats'))
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2" aria-label="Repeat">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={repeats !== null}
          onChange={({ target }) => put('repeats', target.checked ? weeklyFrom(from) : null)}
        />
        Repeat it
      </label>
      {repeats ? (
        <>
          <Rhythm repeats={repeats} />
          <Clock repeats={repeats} />
          <Ending repeats={repeats} />
          {found.map(([path, message]) => (
            <FieldError key={path}>{message}</FieldError>
          ))}
          {series ? <Runs series={series} /> : null}
        </>
      ) : null}
    </fieldset>
  )
}

const weeklyFrom = (from: string): Recurrence => ({
  every: { unit: 'week', interval: 1, weekdays: ['monday'] },
  time: '18:00',
  lasts: { amount: 24, unit: 'hours' },
  from,
  ends: { kind: 'never' },
})

const EVERY = {
  day: { unit: 'day', interval: 1 },
  week: { unit: 'week', interval: 1, weekdays: ['monday'] },
  month: { unit: 'month', interval: 1, day: 1 },
} as const

interface PartProps {
  readonly repeats: Recurrence
}

function Rhythm({ repeats: { every } }: PartProps) {
  const { put } = useSchemaForm()
  return (
    <div className="grid items-center gap-3 sm:grid-cols-[auto_100px_160px_1fr]">
      <span>Every</span>
      <NumberInput
        ids={{ 'aria-label': 'Interval' }}
        value={every.interval}
        scale={1}
        onPut={(next) => put('repeats.every.interval', next)}
      />
      <Choice
        label="Interval unit"
        value={every.unit}
        options={{ day: 'days', week: 'weeks', month: 'months' }}
        onChoose={(unit) => put('repeats.every', EVERY[unit])}
      />
      {every.unit === 'month' ? (
        <span className="flex items-center gap-3">
          on day
          <NumberInput
            ids={{ 'aria-label': 'Day of the month' }}
            value={every.day}
            scale={1}
            onPut={(next) => put('repeats.every.day', next)}
          />
        </span>
      ) : null}
      {every.unit === 'week' ? (
        <div className="flex flex-wrap gap-x-4 sm:col-span-4">
          {WEEKDAYS.map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-2 capitalize">
              <input
                type="checkbox"
                className="size-5"
                checked={every.weekdays.includes(day)}
                onChange={({ target }) =>
                  put(
                    'repeats.every.weekdays',
                    WEEKDAYS.filter((each) => (each === day ? target.checked : every.weekdays.includes(each))),
                  )
                }
              />
              {day}
            </label>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Clock({ repeats: { time, lasts, from } }: PartProps) {
  const { put, timeZone } = useSchemaForm()
  return (
    <div className="grid gap-3 sm:grid-cols-4">
      <Labelled text={`At (${timeZone})`}>
        <input className="input" type="time" value={time} onChange={({ target }) => put('repeats.time', target.value)} />
      </Labelled>
      <Labelled text="Lasts">
        <NumberInput ids={{}} value={lasts.amount} scale={1} onPut={(next) => put('repeats.lasts.amount', next)} />
      </Labelled>
      <div className="grid content-end">
        <Choice
          label="Length unit"
          value={lasts.unit}
          options={{ minutes: 'minutes', hours: 'hours', days: 'days' }}
          onChoose={(unit) => put('repeats.lasts.unit', unit)}
        />
      </div>
      <Labelled text="First day">
        <input className="input" type="date" value={from} onChange={({ target }) => put('repeats.from', target.value)} />
      </Labelled>
    </div>
  )
}

function Ending({ repeats: { ends, from } }: PartProps) {
  const { put } = useSchemaForm()
  const endings = { never: { kind: 'never' }, on: { kind: 'on', day: from }, after: { kind: 'after', runs: 4 } } as const
  return (
    <div className="grid gap-3 sm:grid-cols-4">
      <div className="grid content-end sm:col-span-2">
        <Choice
          label="Series ends"
          value={ends.kind}
          options={{ never: 'Never ends', on: 'Ends on a date', after: 'Ends after a number of times' }}
          onChoose={(kind) => put('repeats.ends', endings[kind])}
        />
      </div>
      {ends.kind === 'on' ? (
        <Labelled text="Last day">
          <input
            className="input"
            type="date"
            value={ends.day}
            onChange={({ target }) => put('repeats.ends.day', target.value)}
          />
        </Labelled>
      ) : null}
      {ends.kind === 'after' ? (
        <Labelled text="Runs">
          <NumberInput ids={{}} value={ends.runs} scale={1} onPut={(next) => put('repeats.ends.runs', next)} />
        </Labelled>
      ) : null}
    </div>
  )
}

/** `2026-11-24T18:00` as `2026-11-24 18:00`. */
const timeText = (local: string): string => local.replace('T', ' ')

const Runs = ({ series: { words, runs, count } }: { readonly series: PlannedSeries }) => (
  <div className="grid gap-1 text-[14px]/5" aria-live="polite">
    <p>{words}.</p>
    <p className="text-muted tabular-nums">
      Approval schedules {count} {count === 1 ? 'run' : 'runs'}:{' '}
      {runs
        .slice(0, SHOWN)
        .map(({ startsAt, endsAt }) => `${timeText(startsAt)} to ${timeText(endsAt)}`)
        .join('; ')}
      {count > SHOWN ? ' …' : ''}
    </p>
  </div>
)

const Labelled = ({ text, children }: { readonly text: string; readonly children: React.ReactNode }) => (
  <label className="grid content-start gap-1">
    <span className="text-[13px]/5 text-muted">{text}</span>
    {children}
  </label>
)

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: Readonly<Record<V, string>>
  readonly onChoose: (value: V) => void
}

const Choice = <V extends string>({ label, value, options, onChoose }: ChoiceProps<V>) => (
  <div className="operator-select">
    <select className="input" aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as V)}>
      {Object.entries<string>(options).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </div>
)
