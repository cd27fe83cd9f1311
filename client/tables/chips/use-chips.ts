import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../table-screen.ts'
import { doubled, lay, limitOf, type Pile, pilesOf, takeAway, totalOf } from './laid-chips.ts'

/** Actions on chips. A change beyond the table limit is not made, and `isFull` says so. */
export function useChips({ game, events, params, phase, stake, levels, pick, sounds }: BoardProps<'roulette'>) {
  const past = useRef<(readonly Pile[])[]>([])
  const [last, setLast] = useState<readonly Pile[]>([])
  const [isFull, setFull] = useState(false)
  const [start] = events
  const played = start?.type === 'roundStart' ? start.params : undefined
  // A round of another visit may be shown while nothing was placed in this one.
  const piles = pilesOf(played ?? params)
  useEffect(() => {
    if (played) setLast(pilesOf(played))
  }, [played])
  useForget(levels, () => {
    past.current = []
    setLast([])
    pick({ chips: [] })
  })
  const isLocked = phase !== 'idle'
  const change = (next: readonly Pile[], isNew = true): void => {
    if (isLocked) return
    const fits = totalOf(next) <= limitOf(game.definition, levels)
    setFull(!fits)
    if (!fits) return
    if (isNew) past.current.push(piles)
    sounds.play('chip')
    pick({ chips: next })
  }
  return {
    isLocked,
    isFull,
    hasPast: past.current.length > 0,
    hasLast: last.length > 0,
    hasChips: piles.length > 0,
    lay: (spot: string) => change(lay(piles, spot, stake)),
    takeAway: (spot: string) => change(takeAway(piles, spot)),
    undo: () => {
      const before = past.current.pop()
      if (before) change(before, false)
    },
    clear: () => change([]),
    repeat: () => change(last),
    double: () => change(doubled(piles)),
  }
}

export type Chips = ReturnType<typeof useChips>

/** Each mode has its own chips. */
function useForget(levels: readonly number[], forget: () => void): void {
  const known = useRef(levels)
  useEffect(() => {
    if (known.current === levels) return
    known.current = levels
    forget()
  })
}
