import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useDailyModal } from '#ui/modal/use-daily-modal.ts'
import type { FreeWheel } from '../contract.ts'

/** So that the prize of the day, which takes no time, comes first. */
const AFTER_MS = 2 * SECOND_MS

/** Opens the wheel by itself on home and lobby: once a day, while it can be turned. */
export default function DailyWheelWatcher() {
  const player = useProfile()
  const wheel = player?.featuresInfo['availableWheel'] as FreeWheel | undefined
  useDailyModal({
    modal: 'daily-wheel',
    storageKey: 'dailyWheelShown',
    player,
    day: wheel?.day,
    isDue: wheel?.available === true,
    quietAtDeposits: wheel?.quietAtDeposits,
    afterMs: AFTER_MS,
  })
  return null
}
