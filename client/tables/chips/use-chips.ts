import { useEffect, useRef, useState } from 'react'
import type { BetParams, RoundEvent } from '#engine/events.ts'
import { type ChipRules, totalOf } from '#engine/natural-odds/chips.ts'
import type { BoardProps, TableKind } from '../table-screen.ts'
import { doubled, lay, limitOf, type Piles, pilesOf, takeAway } from './piles.ts'

type ChipProps = Pick<BoardProps<TableKind>, 'params' | 'phase' | 'stake' | 'levels' | 'sounds'> & {
  readonly events: readonly RoundEvent[]
  readonly pick: (params: BetParams) => void
}

export interface ChipTable extends ChipRules {
  /** Why these chips cannot lie together, if they cannot. */
  readonly refuse?: (piles: Piles) => string | undefined
  /** The spots that are cleared with this one, itself included. */
  readonly goesWith?: (spot: string) => readonly string[]
}

/** Actions on chips. A change that the table refuses is not made, and `refusal` says why: `full` beyond its limit. */
export function useChips({ events, params, phase, stake, levels, pick, sounds }: ChipProps, table: ChipTable) {
  const past = useRef<Piles[]>([])
  const [last, setLast] = useState<Piles>([])
  const [refusal, setRefusal] = useState<string>()
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
  useEffect(() => {
    if (isLocked) setRefusal(undefined)
  }, [isLocked])
  const change = (next: Piles, isNew = true): void => {
    if (isLocked) return
    const refused = totalOf(next) > limitOf(table, levels) ? 'full' : table.refuse?.(next)
    setRefusal(refused)
    if (refused !== undefined) return
    if (isNew) past.current.push(piles)
    sounds.play('chip')
    pick({ chips: next })
  }
  return {
    isLocked,
    refusal,
    hasPast: past.current.length > 0,
    hasLast: last.length > 0,
    hasChips: piles.length > 0,
    limit: limitOf(table, levels),
    lay: (spot: string) => change(lay(piles, spot, stake)),
    takeAway: (spot: string) => change((table.goesWith?.(spot) ?? [spot]).reduce(takeAway, piles)),
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
