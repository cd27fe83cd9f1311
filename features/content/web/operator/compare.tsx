import { useState } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import type { readContent } from '../../shared/operator-contract.ts'
import { compareBodies } from './body-paths.ts'
import { stateOf } from './entry-list.tsx'

/** What changed from an older version to the latest. */
export function Compare({ versions }: { versions: ReplyOf<typeof readContent>['data']['versions'] }) {
  const [latest, ...older] = versions
  const [chosen, setChosen] = useState<number | null>(null)
  const before = older.find(({ version }) => version === chosen) ?? older[0]
  if (!latest || !before) return null
  return (
    <section className="card grid gap-4 p-4">
      <label className="field">
        <span>What changed in version {latest.version} since</span>
        <select className="input" value={before.version} onChange={(event) => setChosen(Number(event.target.value))}>
          {older.map((each) => (
            <option key={each.version} value={each.version}>
              version {each.version}, {stateOf(each)}, by {each.savedBy}
            </option>
          ))}
        </select>
      </label>
      {compareBodies(before.body, latest.body).map((change) => (
        <div key={change.label} className="grid gap-2">
          <h3 className="font-semibold">{change.label}</h3>
          <div className="grid gap-2 sm:grid-cols-2">
            <del className="rounded-lg p-3 whitespace-pre-wrap text-muted no-underline hairline">{change.before}</del>
            <ins className="rounded-lg p-3 whitespace-pre-wrap no-underline hairline">{change.after}</ins>
          </div>
        </div>
      ))}
    </section>
  )
}
