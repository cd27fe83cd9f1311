import { useState } from 'react'
import { Field } from '../form/field.tsx'
import { Select } from '../form/select.tsx'

interface PeriodFieldsProps {
  readonly period: string
  /** Periods beside those of the calendar. */
  readonly more?: Readonly<Record<string, string>>
  readonly lastDayHint: string
}

/** The period of a report in operators' forms: `period`, or `from` and `to`. */
export function PeriodFields({ period: first, more = {}, lastDayHint }: PeriodFieldsProps) {
  const [period, setPeriod] = useState(first)
  return (
    <>
      <Field label="Period" hint="In the brand’s time zone.">
        {(ids) => (
          <Select {...ids} name="period" value={period} onChange={(event) => setPeriod(event.target.value)}>
            <option value="day">Today</option>
            <option value="month">Month to date</option>
            <option value="year">Year to date</option>
            {Object.entries(more).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={DAYS}>First and last day</option>
          </Select>
        )}
      </Field>
      {period === DAYS ? (
        <>
          <Field label="First day">{(ids) => <input {...ids} className="input" name="from" type="date" required />}</Field>
          <Field label="Last day" hint={lastDayHint}>
            {(ids) => <input {...ids} className="input" name="to" type="date" required />}
          </Field>
        </>
      ) : null}
    </>
  )
}

const DAYS = 'days'

/** Why a period is refused. */
export const PERIOD_REFUSALS = {
  'period-missing': 'Choose a first and a last day.',
  'period-wrong': 'The last day can’t be before the first.',
  'period-too-long': 'Choose at most 366 days.',
} as const

/** What a form with `PeriodFields` asks for; empty fields are left out. */
export const askedBy = (form: HTMLFormElement): Readonly<Record<string, FormDataEntryValue>> =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '' && value !== DAYS))
