import { useProfile } from '#client/player.ts'
import { useDailyModal } from '#ui/modal/use-daily-modal.ts'
import { useInfo } from './queries.ts'

/** Opens the modal automatically on home and lobby: once a day, when a prize is claimable and nothing else is open. */
export default function DailyLoginWatcher() {
  const player = useProfile()
  const info = useInfo().data?.data
  useDailyModal({
    modal: 'daily-login',
    storageKey: 'dailyLoginShown',
    player,
    day: info?.finishedAt,
    isDue: info?.isAvailable,
    isToCome: info?.reasonType === 'email-unconfirmed',
    suppressAtDepositCounts: player?.dailyLogin['suppressAtDepositCounts'],
  })
  return null
}
