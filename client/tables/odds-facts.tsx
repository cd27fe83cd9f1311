import type { ReactNode } from 'react'
import { GameButton } from '../screen/game-button.tsx'

interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Buttons beside the value, and their names. */
  readonly steps?: { readonly less: string; readonly more: string; readonly step: (by: -1 | 1) => void }
}

/** What is chosen, its chance and its prize; the first fact has the steps. */
export function OddsFacts({ facts, isLocked }: { readonly facts: readonly Fact[]; readonly isLocked: boolean }) {
  return (
    <dl className="odds-facts figures">
      {facts.map(({ name, value, steps }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {steps ? (
              <GameButton icon="minus-bold" label={steps.less} disabled={isLocked} onClick={() => steps.step(-1)} />
            ) : null}
            {value}
            {steps ? <GameButton icon="plus-bold" label={steps.more} disabled={isLocked} onClick={() => steps.step(1)} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
