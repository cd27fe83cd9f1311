import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useDayText } from '#ui/time/day-text.ts'
import type { VerificationStatus, VerificationState } from '../contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasArea } from '#ui/page/web-features.tsx'

const ICONS: Readonly<Record<VerificationState, IconName>> = {
  unverified: 'identification-card-fill',
  pending: 'hourglass-medium-fill',
  approved: 'check-circle-fill',
  rejected: 'warning-circle-fill',
  duplicate: 'users-three-fill',
}

const COLORS: Readonly<Record<VerificationState, string>> = {
  unverified: 'text-muted',
  pending: 'text-ink',
  approved: 'text-second',
  rejected: 'text-accent',
  duplicate: 'text-accent',
}

/** The status and who decided it, followed by the available steps. */
export function StatusCard({ status, children }: { status: VerificationStatus; children?: ReactNode }) {
  const t = useTranslations('verification')
  const { state } = status
  return (
    <section className="card grid content-start gap-4 p-6 max-sm:p-4" aria-live="polite">
      <div className="flex items-center gap-4">
        <span className={`grid size-14 flex-none place-items-center rounded-full bg-page/60 hairline ${COLORS[state]}`}>
          <Icon name={ICONS[state]} className="size-8" />
        </span>
        <h2 className="text-[22px]/7 font-bold">{t(`states.${state}`)}</h2>
      </div>
      <p>{t(`texts.${status.hasExpired ? 'expired' : state}`)}</p>
      <Why status={status} />
      {children}
    </section>
  )
}

function Why({
  status: { reason, step, decidedBy, decidedAt, state, reviewRequestedAt, mayRequestReview },
}: {
  status: VerificationStatus
}) {
  const t = useTranslations('verification')
  const day = useDayText()
  return (
    <>
      {step ? <p className="font-semibold">{t(`steps.${step}`)}</p> : null}
      {reason ? <p className="font-semibold">{t(`reasons.${reason}`)}</p> : null}
      {reviewRequestedAt ? (
        <p className="flex gap-3 rounded-control bg-page/60 p-4 hairline">
          <Icon name="chat-circle-text-fill" className="mt-0.5 size-5 flex-none text-second" />
          {t('waiting', { at: day(reviewRequestedAt) })}
        </p>
      ) : null}
      {decidedAt && !reviewRequestedAt ? (
        <p className="text-[13px]/5 text-muted">
          {state === 'approved'
            ? t('since', { at: day(decidedAt) })
            : decidedBy === 'person'
              ? t('byPerson', { at: day(decidedAt) })
              : mayRequestReview
                ? t('byMachine', { at: day(decidedAt) })
                : null}
        </p>
      ) : null}
    </>
  )
}

const DOCUMENTS = '/profile/documents'

/** The available step: a check, a document, or the missing name. */
export function NextStep({ status }: { status: VerificationStatus }) {
  const t = useTranslations('verification')
  const { state, step, provider, mayStart, checksLeft, isProfileComplete } = status
  const hasDocuments = useHasArea(DOCUMENTS)
  const isSettled = state === 'approved' || state === 'duplicate' || status.reviewRequestedAt !== null
  if (isSettled) return null
  const wantsDocument = step === 'document' || !provider
  return (
    <div className="grid gap-3">
      {provider ? null : <p>{t('noProvider')}</p>}
      {isProfileComplete ? null : <p className="font-semibold">{t('profileFirst')}</p>}
      <div className="flex flex-wrap gap-3">
        {isProfileComplete ? null : (
          <LocalLink to="/profile" className="button">
            {t('toProfile')}
          </LocalLink>
        )}
        {mayStart && step !== 'document' ? <StartButton state={state} /> : null}
        {hasDocuments && (wantsDocument || state === 'rejected') ? (
          <LocalLink to={DOCUMENTS} className="button" data-kind={wantsDocument ? undefined : 'quiet'}>
            {t('toDocuments')}
          </LocalLink>
        ) : null}
      </div>
      {provider && state === 'rejected' && status.decidedBy === 'provider' ? (
        <p className="field-hint">{checksLeft > 0 ? t('left', { count: checksLeft }) : t('noneLeft')}</p>
      ) : null}
    </div>
  )
}

function StartButton({ state }: { state: VerificationStatus['state'] }) {
  const t = useTranslations('verification')
  const modals = useModals()
  return (
    <button type="button" className="button" onClick={() => modals.open('verification')}>
      {t(state === 'pending' ? 'goOn' : state === 'rejected' ? 'tryAgain' : 'start')}
    </button>
  )
}
