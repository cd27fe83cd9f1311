import { useState } from 'react'
import type { ControlIds } from '#ui/form/field.tsx'

interface NumberInputProps {
  readonly ids: Partial<ControlIds> & { readonly 'aria-label'?: string }
  readonly value: unknown
  /** How many of the stored unit make one of the shown. */
  readonly scale: number
  /** A number, or the text where it is none: the server says what is wrong with it. */
  readonly onPut: (value: number | string) => void
}

/** A whole number of the stored unit, typed in the shown one: 12.50 for 1,250. */
export function NumberInput({ ids, value, scale, onPut }: NumberInputProps) {
  const [typed, setTyped] = useState('')
  const shown = toStored(typed, scale) === value ? typed : toShown(value, scale)
  return (
    <input
      {...ids}
      className="input tabular-nums"
      inputMode={scale === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onPut(toStored(target.value, scale))
      }}
    />
  )
}

const toShown = (value: unknown, scale: number): string =>
  typeof value === 'number' ? String(value / scale) : typeof value === 'string' ? value : ''

/** `12.5` at 100 is 1250. Text that is no such number stays text. */
function toStored(text: string, scale: number): number | string {
  const plain = text.trim().replaceAll(',', '')
  if (!/^-?\d+(\.\d{1,3})?$/.test(plain)) return text
  const stored = Math.round(Number(plain) * scale)
  return Math.abs(stored - Number(plain) * scale) < 1e-6 ? stored : text
}
