import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

interface RadioChoice {
  readonly count: number
  /** -1 if something else is selected. */
  readonly chosen: number
  readonly isLocked: boolean
  readonly pick: (index: number) => void
}

/** Radio group keyboard behavior for a row of buttons: one tab stop, and arrows select. */
export function radioKeys({ count, chosen, isLocked, pick }: RadioChoice) {
  const at = Math.max(chosen, 0)
  return (index: number) => ({
    tabIndex: index === at ? 0 : -1,
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      const step = STEPS[event.key]
      if (!step || isLocked) return
      event.preventDefault()
      const next = (at + step + count) % count
      event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
      pick(next)
    },
  })
}
