import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useNow } from '#ui/time/now.ts'
import type { Message } from '../contract.ts'

const ICONS: Readonly<Record<string, IconName>> = {
  'sign-in': 'shield-check-fill',
  redemption: 'wallet-fill',
  care: 'heart-fill',
  'daily-prize': 'calendar-star-fill',
  'free-spins': 'gift-fill',
  prize: 'trophy-fill',
  reminder: 'bell-ringing-fill',
  support: 'chat-circle-text-fill',
  limit: 'hourglass-medium-fill',
  win: 'crown-simple-fill',
  welcome: 'sparkle-fill',
}

interface InboxListProps {
  readonly messages: readonly Message[]
  readonly onRead: (id: string) => void
}

/** A kind of which only the newest is listed at first: sign-ins would push prizes out of view. */
const FOLDED = 'sign-in'

/** Each message leads to its page; to follow it is to read it. */
export function InboxList({ messages, onRead }: InboxListProps) {
  const t = useTranslations('notifications')
  const now = useNow()
  const [isWhole, setWhole] = useState(false)
  const [newest, ...older] = messages.filter(({ kind }) => kind === FOLDED)
  const isFolded = older.length > 1 && !isWhole
  const shown = isFolded ? messages.filter((message) => !older.includes(message)) : messages
  return (
    <ul className="inbox-list">
      {shown.map((message) => (
        <li key={message.id}>
          <InboxRow message={message} now={now} onRead={() => message.isRead || onRead(message.id)} />
          {isFolded && message === newest ? (
            <button type="button" className="inbox-more" onClick={() => setWhole(true)}>
              {t('moreSignIns', { count: older.length })}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface InboxRowProps {
  readonly message: Message
  readonly now: number | undefined
  readonly onRead: () => void
}

function InboxRow({ message: { kind, title, text, link, at, isRead }, now, onRead }: InboxRowProps) {
  const t = useTranslations('notifications')
  return (
    <LocalLink className="inbox-row" to={link} replace onClick={onRead} {...(isRead ? {} : { 'data-is-new': '' })}>
      <span className="inbox-icon">
        <Icon name={ICONS[kind] ?? 'bell-fill'} />
      </span>
      <span className="inbox-words">
        <span className="inbox-title">
          {title}
          {isRead ? null : <span className="sr-only"> ({t('unread')})</span>}
        </span>
        <span className="inbox-text">{text}</span>
        <Age at={at * SECOND_MS} now={now} />
      </span>
      {isRead ? null : <span className="inbox-dot" aria-hidden="true" />}
    </LocalLink>
  )
}

function Age({ at, now }: { at: number; now: number | undefined }) {
  const { relativeTime } = useFormatter()
  const t = useTranslations('notifications')
  if (now === undefined) return <span className="inbox-age" />
  return (
    <time className="inbox-age" dateTime={new Date(at).toISOString()}>
      {now - at < MINUTE_MS ? t('justNow') : relativeTime(new Date(at), { now, style: 'narrow' })}
    </time>
  )
}
