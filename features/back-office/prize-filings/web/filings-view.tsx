import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { type FilingsOnDesk, readFilings } from '../contract.ts'
import { FilingForm } from './filing-form.tsx'

const STATES = { NY: 'New York', FL: 'Florida' } as const
const LAW = {
  NY: 'Registration at least 30 days before the start, and a bond or trust account for the prizes.',
  FL: 'Registration at least 7 days before the start, and a bond or trust account for the prizes.',
} as const
const FAULTS = {
  missing: 'Nothing is recorded.',
  'filed-late': 'The registration was filed too late for this start. Choose a later start.',
  'bond-late': 'The bond begins after the start.',
} as const

/** What states ask of a campaign because of its prizes, and what is recorded. */
export function FilingsView({ id, mayWrite }: { readonly id: string; readonly mayWrite: boolean }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), readFilings, { params: { id } }), staleTime: 0 })
  if (!data) return <QueueWait error={error} />
  const { title, worthCents, needs, filings } = data.data
  const past = filings.filter(({ state }) => needs.every((need) => need.state !== state))
  return (
    <>
      <section className="card grid gap-2 p-4" aria-label="Prizes">
        <h2 className="text-[20px]/7 font-bold break-words">{title}</h2>
        <p>{worthText(worthCents)}</p>
        <p className="max-w-[70ch] text-muted">
          A promotion whose prizes may be worth more than $5,000 is published once each state below has a valid registration and
          bond on record. Or set a budget of at most 5,000 entries for all its runs together, or leave residents of the state out
          with “Who may join”. States where entries are closed ask for nothing.
        </p>
      </section>
      {needs.length === 0 ? <p className="operator-said">No state asks for a registration.</p> : null}
      {needs.map((need) => (
        <State key={need.state} {...{ id, need, mayWrite }} filing={filingIn(filings, need.state)} onChanged={refetch} />
      ))}
      {past.map((filing) => (
        <p key={filing.state} className="text-muted">
          On record for {STATES[filing.state]}: registration {filing.registration}, filed {filing.filedOn}.
        </p>
      ))}
    </>
  )
}

const filingIn = (filings: FilingsOnDesk['filings'], state: string) => filings.find((each) => each.state === state)

const worthText = (cents: number | null): string => {
  if (cents === null) return 'Its entries have no limit, so its prizes may be worth any amount.'
  if (cents === 0) return 'It grants no entries.'
  return `Its entries are worth at most $${(cents / 100).toLocaleString('en-US')} in total, over all its runs.`
}

interface StateProps {
  readonly id: string
  readonly need: FilingsOnDesk['needs'][number]
  readonly filing: FilingsOnDesk['filings'][number] | undefined
  readonly mayWrite: boolean
  readonly onChanged: () => Promise<unknown>
}

function State({ id, need: { state, fileBy, fault }, filing, mayWrite, onChanged }: StateProps) {
  return (
    <section className="card grid gap-4 p-4" aria-label={STATES[state]}>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-[16px]/6 font-bold">{STATES[state]}</h3>
          <span className="operator-tag" data-tone={fault ? 'bad' : 'good'}>
            {fault ? 'Needed' : 'In order'}
          </span>
        </div>
        <p className="text-muted">
          {LAW[state]} File by <span className="whitespace-nowrap">{fileBy}</span>.
        </p>
        {fault ? <p>{FAULTS[fault]}</p> : null}
      </header>
      {mayWrite ? <FilingForm {...{ id, state, filing, onChanged }} /> : null}
      {!mayWrite && filing ? (
        <p>
          Registration {filing.registration}, filed {filing.filedOn}.{' '}
          {filing.bondKind === 'surety' ? 'Surety bond' : 'Trust account'} {filing.bondReference}, from {filing.bondOn}.
        </p>
      ) : null}
    </section>
  )
}
