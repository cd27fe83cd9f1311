import type { ReactNode } from 'react'
import { radioKeys } from '../screen/radio-keys.ts'

interface ChoicesProps<V> {
  /** Accessible name of the group. */
  readonly label: string
  readonly values: readonly V[]
  /** Undefined if none of the values is selected. */
  readonly value: V | undefined
  readonly isLocked: boolean
  readonly pick: (value: V) => void
  readonly name: (value: V) => ReactNode
  readonly className?: string
}

/** A row of buttons for one choice, with the arrow keys of a radio group. */
export function Choices<V extends string | number>({ label, values, value, isLocked, pick, name, className }: ChoicesProps<V>) {
  const chosen = value === undefined ? -1 : values.indexOf(value)
  const keysOf = radioKeys({ count: values.length, chosen, isLocked, pick: (index) => pick(values[index]!) })
  return (
    <div className={`choices ${className ?? ''}`} role="radiogroup" aria-label={label}>
      {values.map((each, index) => (
        <button
          key={each}
          type="button"
          role="radio"
          className="choice"
          aria-checked={each === value}
          {...keysOf(index)}
          disabled={isLocked}
          onClick={() => pick(each)}
        >
          {name(each)}
        </button>
      ))}
    </div>
  )
}
