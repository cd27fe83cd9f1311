import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useDayText } from '#ui/time/day-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { type DocumentState, listDocuments, type SentDocument, takeBackDocument } from '../contract.ts'

const ICONS: Readonly<Record<DocumentState, IconName>> = {
  waiting: 'hourglass-medium-fill',
  accepted: 'check-circle-fill',
  rejected: 'warning-circle-fill',
  'taken-back': 'trash-bold',
}

const COLORS: Readonly<Record<DocumentState, string>> = {
  waiting: 'text-ink',
  accepted: 'text-second',
  rejected: 'text-accent',
  'taken-back': 'text-muted',
}

const MEGABYTE = 1024 * 1024

/** The uploaded documents, latest first, with status and, for a rejection, what to do. */
export function DocumentList({ documents }: { documents: readonly SentDocument[] }) {
  const t = useTranslations('documents')
  if (documents.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 rounded-control bg-page/60 p-8 text-center hairline">
        <Icon name="identification-card-fill" className="size-10 text-muted" />
        <p className="font-semibold">{t('none')}</p>
        <p className="text-muted">{t('noneText')}</p>
      </div>
    )
  }
  return (
    <ul className="grid gap-2" aria-live="polite">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function DocumentRow({ document }: { document: SentDocument }) {
  const t = useTranslations('documents')
  const day = useDayText()
  const { state, reason } = document
  const name = document.name || t('unnamed')
  const facts = {
    kind: t(`kinds.${document.kind}`),
    size: t('size', { size: Math.max(0.1, document.bytes / MEGABYTE) }),
    at: day(document.sentAt),
  }
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-page/60 p-3 hairline">
      <span className={`grid size-10 flex-none place-items-center rounded-full bg-raised hairline ${COLORS[state]}`}>
        <Icon name={ICONS[state]} />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-[13px]/5 text-muted">{t('facts', facts)}</span>
        <span className="block text-[13px]/5 font-semibold">{t(`states.${state}`)}</span>
        {state === 'waiting' ? <span className="block text-[13px]/5 text-muted">{t('waitingText')}</span> : null}
        {reason ? <span className="block text-[13px]/5">{t(`reasons.${reason}`)}</span> : null}
      </span>
      {state === 'waiting' ? <TakeBack id={document.id} name={name} /> : null}
    </li>
  )
}

function TakeBack({ id, name }: { id: SentDocument['id']; name: string }) {
  const t = useTranslations('documents')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(takeBackDocument, { body: { id } }),
    onSuccess(reply) {
      if (reply.success) queries.setQueryData(keyOf(listDocuments), reply)
      else void queries.invalidateQueries({ queryKey: keyOf(listDocuments) })
      showToast(t(reply.success ? 'takenBack' : 'decidedMeanwhile'), { kind: reply.success ? 'success' : 'info' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      data-size="small"
      disabled={isPending}
      aria-label={t('takeBackNamed', { name })}
      onClick={() => mutate()}
    >
      {t('takeBack')}
    </button>
  )
}
