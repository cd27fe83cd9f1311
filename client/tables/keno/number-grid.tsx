import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lookOf } from '../../stage/look.ts'
import type { NumberState } from './keno-view.ts'

interface NumberGridProps {
  readonly slug: string
  readonly numbers: number
  readonly stateOf: (number: number) => NumberState
  /** The maximum number of picks is reached. */
  readonly isFull: boolean
  readonly isLocked: boolean
  readonly toggle: (number: number) => void
}

/** One number takes Tab; left and right move in order, up and down by position. */
export function NumberGrid({ slug, numbers, stateOf, isFull, isLocked, toggle }: NumberGridProps) {
  const t = useTranslations('game.tables.keno')
  const { symbol } = lookOf(slug, false)
  const [reached, setReached] = useState(1)
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
    const next = beside(event.key, reached - 1, buttons)
    if (next === undefined) return
    event.preventDefault()
    setReached(next + 1)
    buttons[next]?.focus()
  }
  return (
    <div className="keno-grid figures" role="group" aria-label={t('numbers')}>
      {Array.from({ length: numbers }, (_, index) => {
        const number = index + 1
        const state = stateOf(number)
        const isPicked = state === 'picked' || state === 'hit'
        return (
          <button
            key={number}
            type="button"
            className="keno-number"
            data-state={state}
            aria-pressed={isPicked}
            aria-label={t('number', { number, state })}
            aria-disabled={isLocked || (isFull && !isPicked)}
            tabIndex={number === reached ? 0 : -1}
            onFocus={() => setReached(number)}
            onKeyDown={onKey}
            onClick={() => !isLocked && toggle(number)}
          >
            {state === 'hit' || state === 'drawn' ? <img className="keno-ball" src={symbol('ball')} alt="" /> : null}
            <b>{number}</b>
            {state === 'hit' ? <img className="keno-balloon" src={symbol('balloon')} alt="" /> : null}
          </button>
        )
      })}
    </div>
  )
}

/** Row length depends on the screen, so neighbors above and below are found by layout. */
function beside(key: string, index: number, buttons: readonly HTMLElement[]): number | undefined {
  const columns = Math.max(
    1,
    buttons.findIndex(({ offsetTop }) => offsetTop !== buttons[0]?.offsetTop),
  )
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = index + step
  return next >= 0 && next < buttons.length ? next : index
}
