import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { getInfo } from '#features/protection/reality-check/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useHasSession } from './use-has-session.ts'
import { useSessionTexts } from './use-session.ts'

/** The session's length, result and rounds with the balance in play. */
export function SessionCard({ mode }: { mode: GameMode }) {
  const t = useTranslations('game')
  const hasSession = useHasSession()
  const info = useQuery({ ...queryOf(useApi(), getInfo), staleTime: 0, enabled: hasSession }).data?.data
  const { time, result, rounds } = useSessionTexts(info, mode)
  if (!hasSession) return null
  const facts = [
    [t('session.time'), time],
    [t('session.result'), result],
    [t('session.rounds'), rounds],
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
