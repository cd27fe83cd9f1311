import { useTranslations } from 'use-intl'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { useNow } from './now.ts'
import { useAsking } from './use-asking.ts'

interface CountdownProps {
  /** Unix seconds, as the `finishedAt`-like fields have them. */
  readonly until: number
  /** Reads anew what the server says of it then; called again until `until` is another one. */
  readonly onEnd?: () => void
}

/** `02:14:36`, with the days in front when there are any. Ticks silently: screen readers ask when they want to know. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const t = useTranslations('ui')
  const now = useNow()
  const leftMs = now === undefined ? undefined : Math.max(0, until * SECOND_MS - now)
  useAsking(leftMs === 0 && onEnd ? until : null, () => onEnd?.())
  if (leftMs === undefined) return <span className="figures">--:--:--</span>
  const days = Math.floor(leftMs / DAY_MS)
  return (
    <time className="figures" role="timer" aria-live="off">
      {days > 0 ? `${t('days', { count: days })} ` : null}
      {clockOf(leftMs % DAY_MS)}
    </time>
  )
}

const clockOf = (ms: number): string =>
  [ms / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS, (ms % MINUTE_MS) / SECOND_MS]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
