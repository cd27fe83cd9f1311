import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { PlayState } from '../play/play-state.ts'
import { CountUp } from '../screen/count-up.tsx'

/** An amount of the visible round, counted up over its duration. */
export function PlayedAmount({ state, amount, ms = 0 }: { state: PlayState; amount: number; ms?: number }) {
  return <CountUp amount={amount} ms={ms} format={usePlayedFormat(state)} />
}

/** Writes amounts of the visible round. */
export function usePlayedFormat({ round, mode }: PlayState): (amount: number) => string {
  const format = useAmount()
  const { granted } = MODE_ASSETS[round?.mode ?? mode]
  return (amount) => format(granted, amount)
}
