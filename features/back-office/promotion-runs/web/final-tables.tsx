import { useMutation } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { failureText } from '#ui/parts/operator-failure.ts'
import { type RecomputedTable, recomputeFinalTables, type RunReport } from '../contract.ts'

type FinalTable = RunReport['finalTables'][number]

/** The final tables of a run, which an operator may recompute from the stored rounds. */
export function FinalTables({ report: { run, finalTables } }: { readonly report: RunReport }) {
  const api = useApi()
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => api.call(recomputeFinalTables, { params: { id: run.id } }),
  })
  if (finalTables.length === 0) return null
  const recomputed = new Map(data?.data.tables.map((table) => [table.name, table]))
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Final table">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-[16px]/6 font-bold">{finalTables.length === 1 ? 'Final table' : 'Final tables'}</h3>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Recomputing…' : 'Recompute'}
        </button>
      </header>
      {finalTables.map((table) => (
        <Stored key={table.name} table={table} />
      ))}
      <div role="status" className="grid min-w-0 gap-3">
        {error ? <p>Nothing was changed. {failureText(error)}</p> : null}
        {finalTables.map(({ name }) => {
          const table = recomputed.get(name)
          return table ? <Recomputed key={name} table={table} /> : null
        })}
      </div>
    </section>
  )
}

const Stored = ({ table: { name, places, hash, at } }: { readonly table: FinalTable }) => (
  <div className="grid min-w-0 gap-1">
    {name === null ? null : <h4 className="font-semibold">{name}</h4>}
    <p>
      {count(places, 'place')}, computed {at.slice(0, 19).replace('T', ' ')} UTC
    </p>
    <p className="text-[13px]/5 text-muted">
      Hash <code className="break-all">{hash}</code>
    </p>
  </div>
)

function Recomputed({ table: { name, players, differences, isIntact } }: { readonly table: RecomputedTable }) {
  const title = name === null ? '' : `${name}: `
  const rounds = `recomputed from the stored rounds of ${count(players, 'player')}`
  if (isIntact && differences.length === 0)
    return <p>{sentence(`${title}${rounds}.`)} Every place and score is the same, and the table still has its published hash.</p>
  return (
    <div className="operator-alert grid min-w-0 gap-2">
      <p>
        {sentence(`${title}${rounds}.`)} {differencesText(differences.length)}
      </p>
      {isIntact ? null : <p>The stored rows no longer have the published hash: someone changed them after the run had closed.</p>}
      <ul className="grid gap-1 text-[14px]/5 tabular-nums">
        {differences.map(({ player, stored, recomputed }) => (
          <li key={player} className="break-words">
            <span className="break-all">{player}</span>: {pointsText(stored)} in the table, {pointsText(recomputed)} by the rounds
            {stored === recomputed ? ', reached at another moment' : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The server lists no more. */
const DIFFERENCES_MAX = 100

function differencesText(rows: number): string {
  if (rows === 0) return 'Every place and score is the same.'
  if (rows >= DIFFERENCES_MAX) return `At least ${DIFFERENCES_MAX} rows differ; the first of them:`
  return rows === 1 ? '1 row differs:' : `${rows} rows differ:`
}

const pointsText = (points: number | null): string => (points === null ? 'no row' : count(points, 'point'))
const count = (of: number, noun: string): string => `${of.toLocaleString('en-US')} ${noun}${of === 1 ? '' : 's'}`
const sentence = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
