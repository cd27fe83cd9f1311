import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { useMayPromote } from '../player.ts'
import { useMode } from './games.ts'

/**
 * The game's must-drop jackpot that is closest to its limit. Pages without the home page's data show none, and a
 * protected player sees none.
 */
export function TileMeter({ slug }: { slug: string }) {
  const t = useTranslations('game-tiles')
  const format = useAmount()
  const mode = useMode()
  const isMounted = useMounted()
  const { data: home } = useQuery({ ...queryOf(useApi(), getHomePage), enabled: false })
  const share = ({ amount, mustDropBy = Infinity }: { amount: number; mustDropBy?: number | undefined }) => amount / mustDropBy
  const [nearest] = (home?.payload.jackpots ?? [])
    .filter((jackpot) => jackpot.game === slug && jackpot.mode === mode && jackpot.mustDropBy !== undefined)
    .toSorted((one, other) => share(other) - share(one))
  const mayPromote = useMayPromote()
  if (!nearest || !isMounted || !mayPromote) return null
  const { granted } = MODE_ASSETS[mode]
  const limit = format(granted, nearest.mustDropBy!)
  return (
    <span className="tile-meter figures" style={{ '--share': share(nearest) } as CSSProperties}>
      <b>
        <span className="sr-only">{nearest.name} </span>
        {format(granted, nearest.amount)}
      </b>
      <small aria-hidden="true">{t('mostBeforeDrop', { amount: limit })}</small>
      <span className="sr-only">{t('mustDropBy', { amount: limit })}</span>
    </span>
  )
}
