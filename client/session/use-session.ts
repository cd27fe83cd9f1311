import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { type GameMode, MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { getInfo, type RealityCheckInfo } from '#features/protection/reality-check/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { elapsedText } from '#ui/time/elapsed-text.ts'
import { useNow } from '#ui/time/now.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { useHasSession } from './use-has-session.ts'

/** Rounds that follow each other fast share one request. */
const APART_MS = 3 * SECOND_MS

/** The session's totals, requested again after the balances changed; undefined until known. */
export function useSession({ version, isStill }: Pulse): RealityCheckInfo | undefined {
  const isOn = useHasSession()
  const { data, refetch } = useQuery({ ...queryOf(useApi(), getInfo), staleTime: 0, enabled: isOn })
  const known = useRef({ version, at: 0 })
  useEffect(() => {
    if (!isOn || !isStill || version === known.current.version) return undefined
    const ask = (): void => {
      known.current = { version, at: serverNowMs() }
      void refetch()
    }
    const waiting = setTimeout(ask, Math.max(0, known.current.at + APART_MS - serverNowMs()))
    return () => clearTimeout(waiting)
  }, [isOn, isStill, version, refetch])
  // A round that the server has settled must not show in the totals before it does on the screen.
  const [shown, setShown] = useState(data)
  if (isStill && shown !== data) setShown(data)
  return shown?.data
}

interface Pulse {
  /** The version of the balances. */
  readonly version: number
  /** No outcome is withheld from view. */
  readonly isStill: boolean
}

/** The session's length and its result in this mode, as text: a loss as plainly as a win. */
export function useSessionTexts(info: RealityCheckInfo | undefined, mode: GameMode) {
  const locale = useLocale()
  const format = useAmount()
  const now = useNow()
  const played = info?.played.find((each) => each.mode === mode)
  const result = played ? played.win - played.stake : 0
  const sign = result > 0 ? '+' : result < 0 ? '−' : ''
  return {
    time: info && now !== undefined ? elapsedText(now - info.since * SECOND_MS, locale) : '–',
    result: info ? sign + format(MODE_ASSETS[mode].granted, Math.abs(result)) : '–',
    rounds: info ? String(played?.rounds ?? 0) : '–',
  }
}
