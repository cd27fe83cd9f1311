import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useDailyModal } from '#ui/modal/use-daily-modal.ts'
import type { FreeWheel } from '../contract.ts'

/** Lets the daily prize, which opens without delay, come first. */
const AFTER_MS = 2 * SECOND_MS

/** Opens the wheel automatically on home and lobby: once a day, while it can be spun. */
export default function DailyWheelWatcher() {
  const player = useProfile()
  const wheel = player?.featuresInfo['availableWheel'] as FreeWheel | undefined
  useDailyModal({
    modal: 'daily-wheel',
    storageKey: 'dailyWheelShown',
    player,
    day: wheel?.day,
    isDue: wheel?.available === true,
    suppressAtDepositCounts: wheel?.suppressAtDepositCounts,
    afterMs: AFTER_MS,
  })
  return null
}
