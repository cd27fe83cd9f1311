import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { PlayState } from '../play/play-state.ts'
import { CountUp } from '../screen/count-up.tsx'

/** An amount of the visible round, counted up over its duration. */
export function PlayedAmount({ state, amount, ms = 0 }: { state: PlayState; amount: number; ms?: number }) {
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.round?.mode ?? state.mode]
  return <CountUp amount={amount} ms={ms} format={(shown) => format(granted, shown)} />
}
