import { useState } from 'react'
import { type DeskRefusal, stopExperiment } from '#features/back-office/campaigns/contract.ts'
import { HOLDOUT } from '#kernel/campaign-experiment.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import type { Experiment } from '../shared/experiment.ts'
import { LOST } from './where.tsx'

type Arm = Experiment['arms'][number]
type Measure = keyof Arm['means']

const MEASURES: Readonly<Record<Measure, string>> = {
  'coins-played': 'Coins played',
  'entries-played': 'Entries played',
  ggr: 'GGR, entries',
}
const NAMES = Object.keys(MEASURES) as Measure[]

const MINOR = 100
const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
const amount = (minor: number): string => number(minor / MINOR)
const signed = (minor: number): string => `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${amount(Math.abs(minor))}`

interface ExperimentPanelProps {
  readonly run: string
  readonly experiment: Experiment
  readonly mayStop: boolean
  readonly onStopped: () => Promise<unknown>
}

/** The arms of a run's experiment, what each paid, and how its players' play differs from the control's. */
export function ExperimentPanel({ run, experiment, mayStop, onStopped }: ExperimentPanelProps) {
  const { arms, isMismatch, stopped, isRunning } = experiment
  return (
    <section className="grid min-w-0 gap-3" aria-label="Experiment">
      <h3 className="text-[16px]/6 font-bold">Experiment</h3>
      {isMismatch ? (
        <p role="alert" className="operator-alert">
          The arms have other sizes than planned, which chance does not explain. Don’t use these results before the cause is
          found.
        </p>
      ) : null}
      <p className="text-muted text-[14px]/5">
        {stopped
          ? `Stopped on ${timeText(stopped.at)} in favor of ${stopped.winner}.`
          : 'Amounts are means a player from the run’s start. Intervals have 95% confidence, however often you look.'}
      </p>
      <DeskTable
        label="Experiment"
        heads={['Arm', 'Players', 'Coins paid', 'Entries paid', ...NAMES.map((name) => MEASURES[name])]}
      >
        {arms.map((arm) => (
          <ArmRow key={arm.key} arm={arm} isControl={arm === arms[0]} />
        ))}
      </DeskTable>
      {isRunning && mayStop ? <Stop run={run} experiment={experiment} onStopped={onStopped} /> : null}
    </section>
  )
}

function ArmRow({ arm, isControl }: { readonly arm: Arm; readonly isControl: boolean }) {
  const { key, share, players, coins, entries, means, effects } = arm
  return (
    <tr>
      <th scope="row">
        {key} ({number(share)}%)
      </th>
      <td data-label="Players">{number(players)}</td>
      <td data-label="Coins paid">{amount(coins)}</td>
      <td data-label="Entries paid">{amount(entries)}</td>
      {NAMES.map((name) => (
        <td key={name} data-label={MEASURES[name]}>
          <span className="grid">
            {amount(means[name])}
            {isControl ? null : <span className="text-muted text-[13px]/5">{effectText(effects?.[name])}</span>}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** `+12 (−3 to +27): no difference shown`. */
function effectText(effect: { readonly difference: number; readonly low: number; readonly high: number } | undefined): string {
  if (!effect) return 'needs 100 players an arm'
  const { difference, low, high } = effect
  const found = low > 0 ? 'more' : high < 0 ? 'less' : 'no difference shown'
  return `${signed(difference)} (${signed(low)} to ${signed(high)}): ${found}`
}

const REFUSED: Partial<Record<DeskRefusal, string>> = {
  changed: 'The campaign has changed. Reload the page to see it.',
  'not-running': 'The campaign isn’t running.',
  'wrong-state': 'The experiment has been stopped already.',
}

function Stop({ run, experiment: { arms, version }, onStopped }: Omit<ExperimentPanelProps, 'mayStop'>) {
  const api = useApi()
  const [winner, setWinner] = useState(arms[0]!.key)
  const stop = async (why: string) => {
    const reply = await api.call(stopExperiment, { params: { id: run }, body: { version, winner, why } }).catch(() => null)
    await onStopped()
    if (!reply) return LOST
    return reply.success ? undefined : (REFUSED[reply.reasonType] ?? LOST)
  }
  return (
    <div className="card grid gap-4 p-4">
      <p className="text-muted text-[14px]/5">
        Stopping cannot be undone: newcomers and the holdout get the winner, and everyone else keeps their arm until the end.
      </p>
      <Field label="Winner">
        {(ids) => (
          <div className="operator-select">
            <select {...ids} className="input" value={winner} onChange={({ target }) => setWinner(target.value)}>
              {arms
                .filter(({ key }) => key !== HOLDOUT)
                .map(({ key }) => (
                  <option key={key} value={key}>
                    {key}
                  </option>
                ))}
            </select>
          </div>
        )}
      </Field>
      <ReasonForm label="Reason for stopping the experiment" action="Stop experiment" kind="danger" onSend={stop} />
    </div>
  )
}
