import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useLocalPath } from '#ui/i18n/local-link.tsx'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { useFinish } from '#ui/time/use-finish.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Drop } from '../contract.ts'
import { Rain } from './rain.tsx'

const RAIN_MS = 4 * SECOND_MS

/** When a drop falls, coins rain over the page, and a toast leads to it; a game is not rained on. */
export default function RainWatcher() {
  const profile = useProfile()
  const drops = profile?.coinDrops
  const coming =
    drops?.isActive && profile?.mayPromote !== false ? drops.drops.find(({ at }) => at * SECOND_MS > serverNowMs()) : undefined
  const [fallen, setFallen] = useState<Drop>()
  useFinish(coming?.at, () => setFallen(coming))
  return fallen ? <Falling key={fallen.at} drop={fallen} /> : null
}

function Falling({ drop }: { drop: Drop }) {
  const t = useTranslations('coin-drops')
  const format = useAmount()
  const navigate = useNavigate()
  const local = useLocalPath()
  const { pathname } = useLocation()
  const [isRaining, setIsRaining] = useState(true)
  const isOnPage = pathname.endsWith('/coin-drops')
  const tell = useEffectEvent(() => {
    if (isOnPage) return
    const claim = { label: t('card.claim'), isMain: true, run: () => void navigate(local('/coin-drops')) }
    const text = t('falling', { amount: format('coins', drop.coins), total: drop.total })
    showToast(text, { kind: 'success', id: `coin-drop-${drop.at}`, actions: [claim], closesAfterMs: 2 * RAIN_MS })
  })
  useEffect(() => {
    tell()
    const timer = setTimeout(() => setIsRaining(false), RAIN_MS)
    return () => clearTimeout(timer)
  }, [])
  return isRaining && !isOnPage && !/\/game\b/.test(pathname) ? <Rain isOverPage /> : null
}
