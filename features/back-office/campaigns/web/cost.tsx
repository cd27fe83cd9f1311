import { useMutation } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { forecastPlan, type PlanOnDesk, type TriggerCost } from '../contract.ts'
import { LOST } from './states.tsx'

const MINOR = 100
/** More triggers than these fold: a quest has two a day. */
const OPEN_MAX = 8

/** What one trigger costs, exactly, from the odds of the form. */
export function CostLines({ costs }: { readonly costs: readonly TriggerCost[] | null }) {
  if (!costs) return <p className="text-muted">This feature doesn’t state a cost per trigger.</p>
  if (costs.length <= OPEN_MAX) return <Lines costs={costs} />
  return (
    <>
      <div aria-live="polite" className="grid gap-1">
        <p className="font-semibold">For all {costs.length} triggers once</p>
        <Amount asset="coins" moments={sumOf(costs.map(({ coins }) => coins))} />
        <Amount asset="entries" moments={sumOf(costs.map(({ entries }) => entries))} />
      </div>
      <details>
        <summary className="min-h-11 text-[14px]/5 font-semibold">Each of them</summary>
        <Lines costs={costs} />
      </details>
    </>
  )
}

const Lines = ({ costs }: { readonly costs: readonly TriggerCost[] }) => (
  <ul className="grid gap-3" aria-live="polite">
    {costs.map(({ trigger, coins, entries }) => (
      <li key={trigger}>
        <p className="font-semibold">For {trigger}</p>
        <Amount asset="coins" moments={coins} />
        <Amount asset="entries" moments={entries} />
      </li>
    ))}
  </ul>
)

type Moments = TriggerCost['coins']

/** Of independent draws. */
const sumOf = (all: readonly Moments[]): Moments =>
  all.reduce((sum, each) => ({
    mean: sum.mean + each.mean,
    variance: sum.variance + each.variance,
    max: sum.max + each.max,
  }))

function Amount({ asset, moments: { mean, variance, max } }: { readonly asset: string; readonly moments: Moments }) {
  if (max === 0) return null
  const isFixed = variance === 0 && mean === max
  return (
    <p className="text-[14px]/5 tabular-nums">
      {isFixed
        ? `${number(max / MINOR)} ${asset}`
        : `${number(mean / MINOR)} ${asset} on average, ± ${number(Math.sqrt(variance) / MINOR)}, at most ${number(max / MINOR)}`}
    </p>
  )
}

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 })

type Reply = ReplyOf<typeof forecastPlan>
type Data = Extract<Reply, { success: true }>['data']

const REASONS: Readonly<Record<Extract<Reply, { success: false }>['reasonType'], string>> = {
  'not-on-engine': 'The engine doesn’t run this feature yet.',
  'not-valid': 'Fix the marked fields first.',
  'no-players': 'Too few players have joined this brand for a forecast.',
}

/** What the plan would cost in total, of the form’s present content. */
export function Forecast({ id, plan }: { readonly id: string; readonly plan: PlanOnDesk }) {
  const api = useApi()
  const { mutate, data, isPending, isError, variables } = useMutation({
    mutationFn: (asked: PlanOnDesk) => api.call(forecastPlan, { body: { id, plan: asked } }),
  })
  const isStale = data !== undefined && variables !== plan
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="button w-fit"
        data-kind="quiet"
        data-size="small"
        disabled={isPending}
        onClick={() => mutate(plan)}
      >
        {isPending ? 'Replaying…' : 'Forecast the total'}
      </button>
      <div role="status" className="grid gap-2">
        {isError ? <p>{LOST}</p> : null}
        {data?.success === false ? <p>{REASONS[data.reasonType]}</p> : null}
        {data?.success ? <Totals {...data.data} /> : null}
        {isStale ? <p className="text-muted">The form has changed since then.</p> : null}
      </div>
    </div>
  )
}

const FIGURES = ['Average', 'P1', 'P50', 'P95', 'P99'] as const

function Totals({ players, sampled, replayedDays, days, triggers, leftOut, coins, entries }: Data) {
  return (
    <>
      <DeskTable label="Total" heads={['Total', ...FIGURES.map((text) => ({ text, of: 'numbers' as const }))]}>
        {Object.entries({ Coins: coins, Entries: entries }).map(([asset, { mean, p1, p50, p95, p99 }]) => (
          <tr key={asset}>
            <th scope="row">{asset}</th>
            {[mean, p1, p50, p95, p99].map((minor, column) => (
              <td key={FIGURES[column]} data-label={FIGURES[column]} className="sm:text-right">
                {compact(minor)}
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
      <p className="text-muted text-[14px]/5">
        {whole(days)} {whole(days) === '1' ? 'day' : 'days'}, as {whole(sampled)} of {whole(players)} players came and played in
        the last {whole(replayedDays)}, if they take every prize on every day they came. One of 20 such runs costs more than P95.
      </p>
      {triggers.map(({ trigger, count }) => (
        <p key={trigger} className="text-muted text-[14px]/5">
          {whole(count)} × {trigger}: its average is exact, from the odds above.
        </p>
      ))}
      {leftOut.length > 0 ? <p className="text-muted text-[14px]/5">Not in it: {leftOut.join(', ')}.</p> : null}
    </>
  )
}

const compact = (minor: number): string =>
  (minor / MINOR).toLocaleString('en-US', { notation: 'compact', maximumSignificantDigits: 4 })
const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 })
