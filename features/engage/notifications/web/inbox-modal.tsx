import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { getInbox } from '../contract.ts'
import './inbox.css'
import { InboxList } from './inbox-list.tsx'
import { useRead } from './queries.ts'

/** Everything that the player was told, newest first. */
export default function InboxModal() {
  const t = useTranslations('notifications')
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInbox))
  const read = useRead()
  const messages = data?.data.messages
  return (
    <div className="modal-body inbox">
      <ModalTitle>{t('inbox')}</ModalTitle>
      {isError ? (
        <div className="grid justify-items-start gap-4">
          <p role="alert">{t('inboxFailed')}</p>
          <button type="button" className="button" data-kind="quiet" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </div>
      ) : messages === undefined ? (
        <span className="skeleton h-60 rounded-card" />
      ) : messages.length === 0 ? (
        <EmptyState picture="gift">
          <p>{t('inboxEmpty')}</p>
        </EmptyState>
      ) : (
        <InboxList messages={messages} onRead={(id) => read(id)} />
      )}
      <div className="inbox-actions">
        <button type="button" className="button" data-kind="quiet" disabled={!data?.data.unread} onClick={() => read(null)}>
          {t('readAll')}
        </button>
        <LocalLink className="text-link" to="/profile/notifications" replace>
          {t('settings')}
        </LocalLink>
      </div>
    </div>
  )
}
