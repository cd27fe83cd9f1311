import { useState } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import type { readContent } from '../../shared/operator-contract.ts'
import { type Body, compareBodies } from './body-paths.ts'
import { stateOf } from './entry-list.tsx'

interface CompareProps {
  readonly versions: ReplyOf<typeof readContent>['data']['versions']
  /** Loads an older body into the form, to be saved as the next version. */
  readonly onTakeOver: ((body: Body) => void) | undefined
}

/** The version history, the changes of each version, and the restore button. */
export function Compare({ versions, onTakeOver }: CompareProps) {
  const [latest, ...older] = versions
  const [chosen, setChosen] = useState<number | null>(null)
  const before = older.find(({ version }) => version === chosen) ?? older[0]
  if (!latest || !before) return null
  return (
    <section className="card grid min-w-0 gap-4 p-4">
      <h3 className="text-[16px]/6 font-bold">History</h3>
      <div className="flex flex-wrap items-end gap-4">
        <label className="field min-w-0 flex-1">
          <span>What changed in version {latest.version} since</span>
          <span className="operator-select">
            <select className="input" value={before.version} onChange={(event) => setChosen(Number(event.target.value))}>
              {older.map((each) => (
                <option key={each.version} value={each.version}>
                  version {each.version}, {stateOf(each)}, by {each.savedBy}
                </option>
              ))}
            </select>
          </span>
        </label>
        {onTakeOver && before.body ? (
          <button type="button" className="button" data-kind="quiet" onClick={() => onTakeOver(before.body as Body)}>
            Take version {before.version} over
          </button>
        ) : null}
      </div>
      {compareBodies(before.body, latest.body).map((change) => (
        <div key={change.label} className="grid gap-2">
          <h4 className="font-semibold">{change.label}</h4>
          <div className="grid gap-2 sm:grid-cols-2">
            <del className="min-w-0 rounded-lg p-3 break-words whitespace-pre-wrap text-muted no-underline hairline">
              {change.before}
            </del>
            <ins className="min-w-0 rounded-lg p-3 break-words whitespace-pre-wrap no-underline hairline">{change.after}</ins>
          </div>
        </div>
      ))}
    </section>
  )
}
