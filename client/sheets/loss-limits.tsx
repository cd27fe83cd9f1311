import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { type GameMode, MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { getLimits, type Limit } from '#features/protection/limits/contract.ts'
import { useIsPlayer } from '../player.ts'

/** The loss limits of the balance in play and how much of each is used; nothing until they are known. */
export function LossLimits({ mode }: { mode: GameMode }) {
  const t = useTranslations('game')
  const limits = useQuery({ ...queryOf(useApi(), getLimits), enabled: useIsPlayer() }).data?.data.limits
  if (!limits) return null
  const set = limits.flatMap((limit) => (limit.scope === mode && limit.kind === 'net' ? valueOf(limit) : []))
  if (set.length === 0) return <small>{t('noLossLimit')}</small>
  return set.map((each) => <LossLimit key={each.period} {...each} mode={mode} />)
}

interface SetLimit {
  readonly period: Limit['period']
  readonly used: number
  readonly of: number
}

/** The lower of the player's and the operator's limit. */
function valueOf({ period, amount, houseAmount, used }: Limit): SetLimit[] {
  const amounts = [amount, houseAmount].filter((each) => each !== null)
  return amounts.length > 0 ? [{ period, used: Math.max(0, used ?? 0), of: Math.min(...amounts) }] : []
}

function LossLimit({ period, used, of, mode }: SetLimit & { mode: GameMode }) {
  const t = useTranslations('game')
  const tLimits = useTranslations('limits')
  const format = useAmount()
  const { granted } = MODE_ASSETS[mode]
  return (
    <small className="loss-limit">
      {tLimits(`periods.${period}`)}: {t('lossLeft', { used: format(granted, used), limit: format(granted, of) })}
      <span className="progress" aria-hidden="true">
        <span style={{ width: `${of === 0 ? 100 : Math.min(100, (used / of) * 100)}%` }} />
      </span>
    </small>
  )
}
