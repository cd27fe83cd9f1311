import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { type GameMode, MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { getInfo } from '#features/protection/reality-check/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useHasArea } from '#ui/page/web-features.tsx'
import { elapsedText } from '#ui/time/elapsed-text.ts'
import { useNow } from '#ui/time/now.ts'

/** How long the visit lasts, and what was won minus what was staked in it with the balance in play: a loss as plainly as a win. */
export function SessionCard({ mode }: { mode: GameMode }) {
  const t = useTranslations('game')
  const locale = useLocale()
  const format = useAmount()
  const now = useNow()
  const hasSession = useHasArea('/profile/reality-check')
  const info = useQuery({ ...queryOf(useApi(), getInfo), staleTime: 0, enabled: hasSession }).data?.data
  if (!hasSession) return null
  const played = info?.played.find((each) => each.mode === mode)
  const result = played ? played.win - played.stake : 0
  const sign = result > 0 ? '+' : result < 0 ? '−' : ''
  const facts = [
    [t('session.time'), info && now !== undefined ? elapsedText(now - info.since * SECOND_MS, locale) : '–'],
    [t('session.result'), info ? sign + format(MODE_ASSETS[mode].granted, Math.abs(result)) : '–'],
    [t('session.rounds'), info ? String(played?.rounds ?? 0) : '–'],
  ] as const
  return (
    <dl className="game-session" aria-label={t('session.title')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
