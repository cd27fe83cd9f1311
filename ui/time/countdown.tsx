import { useTranslations } from 'use-intl'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { useSecond } from './now.ts'
import { useAsking } from './use-asking.ts'

interface CountdownProps {
  /** Unix seconds, like the `finishedAt` fields. */
  readonly until: number
  /** Refetches the server's state at the end; repeated until `until` changes. */
  readonly onEnd?: () => void
  /** Where there is little room: days alone while any are left. */
  readonly isShort?: boolean
}

/** From this many days on, nobody needs the seconds. */
const DAYS_ALONE_FROM = 3

/** `02:14:36`, preceded by days if there are any; days alone while there are several. Not a live region: screen readers read it on demand. */
export function Countdown({ until, onEnd, isShort = false }: CountdownProps) {
  const t = useTranslations('ui')
  const now = useSecond()
  const leftMs = now === undefined ? undefined : Math.max(0, until * SECOND_MS - now)
  useAsking(leftMs === 0 && onEnd ? until : null, () => onEnd?.())
  if (leftMs === undefined) return <span className="figures invisible">{clockOf(0)}</span>
  const days = Math.floor(leftMs / DAY_MS)
  const hasClock = days === 0 || (!isShort && days < DAYS_ALONE_FROM)
  return (
    <time className="figures" role="timer" aria-live="off">
      {[...(days > 0 ? [t('days', { count: days })] : []), ...(hasClock ? [clockOf(leftMs % DAY_MS)] : [])].join(' ')}
    </time>
  )
}

const clockOf = (ms: number): string =>
  [ms / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS, (ms % MINUTE_MS) / SECOND_MS]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
