import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { useDayText } from '#ui/time/day-text.ts'
import type { Standing, VerificationState } from '../contract.ts'

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

/** What is known, and by whom it was decided; below it what to do. */
export function StandingCard({ standing, children }: { standing: Standing; children?: ReactNode }) {
  const t = useTranslations('verification')
  const { state } = standing
  return (
    <section className="card grid content-start gap-4 p-6 max-sm:p-4" aria-live="polite">
      <div className="flex items-center gap-4">
        <span className={`grid size-14 flex-none place-items-center rounded-full bg-page/60 hairline ${COLORS[state]}`}>
          <Icon name={ICONS[state]} className="size-8" />
        </span>
        <h2 className="text-[22px]/7 font-bold">{t(`states.${state}`)}</h2>
      </div>
      <p>{t(`texts.${standing.hasExpired ? 'expired' : state}`)}</p>
      <Why standing={standing} />
      {children}
    </section>
  )
}

function Why({ standing: { reason, step, decidedBy, decidedAt, state, personAskedAt, mayAskPerson } }: { standing: Standing }) {
  const t = useTranslations('verification')
  const day = useDayText()
  return (
    <>
      {step ? <p className="font-semibold">{t(`steps.${step}`)}</p> : null}
      {reason ? <p className="font-semibold">{t(`reasons.${reason}`)}</p> : null}
      {personAskedAt ? (
        <p className="flex gap-3 rounded-control bg-page/60 p-4 hairline">
          <Icon name="chat-circle-text-fill" className="mt-0.5 size-5 flex-none text-second" />
          {t('waiting', { at: day(personAskedAt) })}
        </p>
      ) : null}
      {decidedAt && !personAskedAt ? (
        <p className="text-[13px]/5 text-muted">
          {state === 'approved'
            ? t('since', { at: day(decidedAt) })
            : decidedBy === 'person'
              ? t('byPerson', { at: day(decidedAt) })
              : mayAskPerson
                ? t('byMachine', { at: day(decidedAt) })
                : null}
        </p>
      ) : null}
    </>
  )
}
