import { useTranslations } from 'use-intl'
import { FieldError } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Sending } from './use-uploads.ts'

interface SendingListProps {
  readonly sendings: readonly Sending[]
  readonly onStop: (key: string) => void
  readonly onAgain: (key: string) => void
  readonly onHide: (key: string) => void
}

/** The files of this visit, each with its progress. */
export function SendingList({ sendings, ...actions }: SendingListProps) {
  if (sendings.length === 0) return null
  return (
    <ul className="grid gap-2">
      {sendings.map((sending) => (
        <SendingRow key={sending.key} sending={sending} {...actions} />
      ))}
    </ul>
  )
}

function SendingRow({ sending, ...actions }: { sending: Sending } & Omit<SendingListProps, 'sendings'>) {
  const t = useTranslations('documents')
  const { file, share, state, problem } = sending
  const isUnderWay = state === 'queued' || state === 'sending'
  return (
    <li className="grid gap-2 rounded-control bg-page/60 p-3 hairline">
      <div className="flex items-center gap-3">
        <Icon
          name={state === 'sent' ? 'check-circle-fill' : state === 'failed' ? 'warning-circle-fill' : 'file-text-fill'}
          className={`size-5 flex-none ${state === 'sent' ? 'text-second' : state === 'failed' ? 'text-accent' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1 truncate font-semibold">{file.name}</span>
        <span className="text-[13px]/5 text-muted tabular-nums">
          {state === 'sent' ? t('sent') : isUnderWay ? t('percent', { share }) : null}
        </span>
        <RowActions sending={sending} {...actions} />
      </div>
      {isUnderWay ? (
        <div
          className="progress"
          role="progressbar"
          aria-label={t('sending', { name: file.name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <span style={{ width: `${share * 100}%` }} />
        </div>
      ) : null}
      {problem ? <FieldError>{problem}</FieldError> : null}
    </li>
  )
}

function RowActions({ sending, onStop, onAgain, onHide }: { sending: Sending } & Omit<SendingListProps, 'sendings'>) {
  const t = useTranslations('documents')
  const { key, file, state, mayTryAgain } = sending
  const { name } = file
  const isUnderWay = state === 'queued' || state === 'sending'
  return (
    <>
      {state === 'failed' && mayTryAgain ? (
        <button type="button" className="text-link py-3" aria-label={t('againNamed', { name })} onClick={() => onAgain(key)}>
          {t('again')}
        </button>
      ) : null}
      <button
        type="button"
        className="-my-2 -mr-2 grid size-11 flex-none place-items-center text-muted hover:text-ink"
        aria-label={t(isUnderWay ? 'stop' : 'hide', { name })}
        onClick={() => (isUnderWay ? onStop : onHide)(key)}
      >
        <Icon name="x-bold" className="size-4" />
      </button>
    </>
  )
}
