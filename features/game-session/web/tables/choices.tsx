import type { KeyboardEvent, ReactNode } from 'react'

interface ChoicesProps<V> {
  /** What is chosen, for those who listen. */
  readonly label: string
  readonly values: readonly V[]
  /** None of the values where something else is chosen. */
  readonly value: V | undefined
  readonly isLocked: boolean
  readonly pick: (value: V) => void
  readonly name: (value: V) => ReactNode
  readonly className?: string
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** One of a few: a row of buttons, in which arrows go on as in any group of radio buttons. */
export function Choices<V extends string | number>({ label, values, value, isLocked, pick, name, className }: ChoicesProps<V>) {
  const chosen = value === undefined ? -1 : values.indexOf(value)
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key]
    if (!step || isLocked) return
    event.preventDefault()
    const next = (Math.max(chosen, 0) + step + values.length) % values.length
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
    pick(values[next]!)
  }
  return (
    <div className={`choices ${className ?? ''}`} role="radiogroup" aria-label={label}>
      {values.map((each, index) => (
        <button
          key={each}
          type="button"
          role="radio"
          className="choice"
          aria-checked={each === value}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          disabled={isLocked}
          onKeyDown={onKey}
          onClick={() => pick(each)}
        >
          {name(each)}
        </button>
      ))}
    </div>
  )
}
