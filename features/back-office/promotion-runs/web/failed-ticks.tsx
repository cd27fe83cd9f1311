import type { FailedTick } from '../contract.ts'
import { Where } from './where.tsx'

/** Cells whose tick failed. Nothing is left to do but to fix the step. */
export const FailedTicks = ({ ticks }: { readonly ticks: readonly FailedTick[] }) => (
  <section className="grid min-w-0 gap-3" aria-label="Failed ticks">
    <h2 className="text-[18px]/6 font-bold">Failed ticks</h2>
    <p className="text-muted">
      A cell could not change at its time. It is tried again each minute and leaves this list after a fix; the player’s events go
      on.
    </p>
    <ul className="grid gap-3">
      {ticks.map((tick) => (
        <li key={`${tick.run} ${tick.player}`} className="card grid min-w-0 gap-3 p-4">
          <Where {...tick} />
          <code className="text-[13px]/5 break-words">{tick.failure}</code>
        </li>
      ))}
    </ul>
  </section>
)
