import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { useFinish } from '#ui/time/use-finish.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** The countdown's value at which players are told. */
const TOLD_SECONDS = 40
/** Prizes drop every few minutes: more often, players would rather not be told. */
const QUIET_MS = 10 * MINUTE_MS

/** Tells players who can win it that a prize drops in 40 seconds. */
export default function NextWatcher() {
  const t = useTranslations('prize-drops')
  const profile = useProfile()
  const [toldAt, setToldAt] = useState(0)
  const drops = profile?.prizeDrops
  const mayWin =
    drops?.isActive && profile?.mayPromote !== false && (profile?.rankLeague.currentLevel?.index ?? 1) >= drops.minimalLevelPlay
  useFinish(mayWin && drops.nextPrizeAt !== null ? drops.nextPrizeAt - TOLD_SECONDS : null, () => {
    const now = serverNowMs()
    if (now - toldAt < QUIET_MS) return
    setToldAt(now)
    showToast(t('nextToast', { seconds: TOLD_SECONDS }))
  })
  return null
}
