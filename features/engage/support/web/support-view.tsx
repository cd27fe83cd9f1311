import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { Conversation } from './conversation.tsx'
import { useSupport } from './queries.ts'
import { useReadNotices } from './use-read-notices.ts'
import { QuestionForm } from './question-form.tsx'
import './support.css'

/** Ask a question or continue one. A brand with a chat shows the conversation first, others the form. */
export function SupportView() {
  const t = useTranslations('support')
  const profile = useProfile()
  const { data, isError, refetch } = useSupport()
  const [wantsForm, setWantsForm] = useState(false)
  useReadNotices(data !== undefined)
  const { hasChat = false, tickets = [] } = data?.data ?? {}
  const current = tickets.find(({ state }) => state !== 'closed')
  const isChat = hasChat && current !== undefined && !wantsForm
  if (isError && !data) {
    return (
      <div className="grid gap-3" role="alert">
        <p>{t('failed')}</p>
        <button type="button" className="button justify-self-start" data-kind="quiet" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    )
  }
  if (!data) return <div className="skeleton h-64 w-full rounded-card" role="status" aria-label={t('loading')} />
  const others = tickets.filter(({ id }) => !isChat || id !== current?.id)
  return (
    <div className="support">
      {isChat ? (
        <>
          <Conversation ticket={current} />
          <button type="button" className="button justify-self-start" data-kind="plain" onClick={() => setWantsForm(true)}>
            {t('askElse')}
          </button>
        </>
      ) : (
        <QuestionForm />
      )}
      {profile && others.length > 0 ? (
        <div className="grid gap-3">
          <h2 className="row-title">{t('yours')}</h2>
          {others.map((ticket) => (
            <Conversation key={ticket.id} ticket={ticket} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
