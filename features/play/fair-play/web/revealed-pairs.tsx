import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopiedValue } from '#client/fair/copied-value.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { listRevealed } from '../contract.ts'
import type { Seeds } from './seen-hashes.ts'

type Pair = Seeds['revealed'][number]

interface RevealedPairsProps {
  readonly first: readonly Pair[]
  readonly olderAfter: string | null
}

/** All that were revealed, the latest first; older ones come when they are asked for. */
export function RevealedPairs({ first, olderAfter }: RevealedPairsProps) {
  const t = useTranslations('fair-play')
  const older = useOlderPairs(olderAfter)
  const pairs = [...first, ...older.pairs]
  return (
    <details className="revealed">
      <summary>{t('revealed', { count: pairs.length })}</summary>
      {pairs.map((pair) => (
        <RevealedPair key={pair.commit} pair={pair} />
      ))}
      {older.hasMore ? (
        <button type="button" className="button" data-kind="quiet" disabled={older.isLoading} onClick={() => void older.load()}>
          {t('olderPairs')}
        </button>
      ) : null}
    </details>
  )
}

function useOlderPairs(olderAfter: string | null) {
  const api = useApi()
  const failureText = useFailureText()
  const [older, setOlder] = useState<{ pairs: readonly Pair[]; after: string | null }>()
  const [isLoading, setIsLoading] = useState(false)
  const after = older ? older.after : olderAfter
  const load = async () => {
    if (after === null) return
    setIsLoading(true)
    try {
      const { data } = await api.call(listRevealed, { query: { after } })
      setOlder((before) => ({ pairs: [...(before?.pairs ?? []), ...data.revealed], after: data.olderAfter }))
    } catch (error) {
      showToast(failureText(error), { kind: 'error' })
    } finally {
      setIsLoading(false)
    }
  }
  return { pairs: older?.pairs ?? [], hasMore: after !== null, isLoading, load }
}

function RevealedPair({ pair }: { pair: Pair }) {
  const t = useTranslations('fair-play')
  const dateTime = useDateTimeText()
  return (
    <div className="card seed-pair">
      <h3>{t('revealedAt', { mode: t(`modes.${pair.mode}`), count: pair.rounds, at: dateTime(pair.revealedAt, 'short') })}</h3>
      <dl className="fair-facts">
        <CopiedValue label={t('serverSeed')} value={pair.serverSeed} />
        <CopiedValue label={t('commit')} value={pair.commit} />
        {pair.clientSeed === null ? null : <CopiedValue label={t('clientSeed')} value={pair.clientSeed} />}
      </dl>
    </div>
  )
}
