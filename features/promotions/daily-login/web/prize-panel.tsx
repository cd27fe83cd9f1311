import { useTranslations } from 'use-intl'
import { FieldError } from '#ui/form/field.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { Info, Prize } from '../contract.ts'
import { Reveal } from './reveal.tsx'
import { nextLevel, todaysPrize } from './view-state.ts'

export interface ClaimState {
  readonly isPending: boolean
  readonly error?: string | undefined
  /** The prize just claimed. */
  readonly prize?: Prize | undefined
}

interface PrizePanelProps {
  readonly info: Info
  readonly claim: ClaimState
  readonly onClaim: () => void
  readonly onResend: () => void
  readonly onNextDay: () => void
  readonly onClose: () => void
}

/** Today's action: claim, view the prize, confirm the email first, or come back later. */
export function PrizePanel({ info, claim, onClaim, onResend, onNextDay, onClose }: PrizePanelProps) {
  if (claim.prize) return <Won info={info} prize={claim.prize} onClose={onClose} onNextDay={onNextDay} />
  if (info.reasonType === 'email-unconfirmed') return <Unconfirmed onResend={onResend} />
  if (info.reasonType === 'claimed') return <Tomorrow info={info} onNextDay={onNextDay} onClose={onClose} />
  return <Ready info={info} claim={claim} onClaim={onClaim} />
}

function Ready({ info, claim, onClaim }: { info: Info; claim: ClaimState; onClaim: () => void }) {
  const t = useTranslations('daily-login')
  return (
    <>
      {claim.error ? <FieldError>{claim.error}</FieldError> : null}
      {claim.error ? null : <p className="text-center font-semibold text-accent">{t('ready', { day: info.activeLevel })}</p>}
      <button
        type="button"
        className="button w-full"
        data-size="large"
        disabled={claim.isPending || !info.isAvailable}
        aria-busy={claim.isPending}
        onClick={onClaim}
      >
        {claim.isPending ? <span className="busy" aria-hidden="true" /> : null}
        {t('claim')}
      </button>
    </>
  )
}

function Won({ info, prize, onClose, onNextDay }: { info: Info; prize: Prize; onClose: () => void; onNextDay: () => void }) {
  const t = useTranslations('daily-login')
  return (
    <>
      <Reveal prize={prize} />
      <FreeSpinsLink prize={prize} />
      <button type="button" className="button w-full" data-kind={prize.link ? 'quiet' : undefined} onClick={onClose}>
        {t('done')}
      </button>
      <NextPrize info={info} onNextDay={onNextDay} />
    </>
  )
}

function Tomorrow({ info, onNextDay, onClose }: { info: Info; onNextDay: () => void; onClose: () => void }) {
  const t = useTranslations('daily-login')
  const prize = todaysPrize(info)
  return (
    <>
      <NextPrize info={info} onNextDay={onNextDay} isLarge />
      {prize ? <FreeSpinsLink prize={prize} /> : null}
      <button type="button" className="button w-full" data-kind="quiet" onClick={onClose}>
        {t('tomorrow')}
      </button>
    </>
  )
}

function Unconfirmed({ onResend }: { onResend: () => void }) {
  const t = useTranslations('daily-login')
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="grid size-12 flex-none place-items-center rounded-full bg-raised text-accent hairline">
        <Icon name="envelope-simple-fill" className="size-6" />
      </span>
      <div className="min-w-56 flex-1">
        <p className="font-display text-[18px]/6 font-bold">{t('unconfirmedTitle')}</p>
        <p className="text-[14px]/5 text-muted">{t('unconfirmedText')}</p>
      </div>
      <button type="button" className="button max-sm:w-full" onClick={onResend}>
        {t('resend')}
      </button>
    </div>
  )
}

function NextPrize({ info, onNextDay, isLarge = false }: { info: Info; onNextDay: () => void; isLarge?: boolean }) {
  const t = useTranslations('daily-login')
  return (
    <p
      className={`flex flex-wrap items-baseline justify-center gap-x-2 text-center text-muted ${isLarge ? 'text-[16px]/6' : 'text-[14px]/5'}`}
    >
      {t('nextPrize', { day: nextLevel(info) })}
      <strong className={`font-display font-extrabold text-ink ${isLarge ? 'text-[24px]/7' : ''}`}>
        <Countdown until={info.finishedAt} onEnd={onNextDay} />
      </strong>
    </p>
  )
}

/** Link to the game of the free spins. */
function FreeSpinsLink({ prize: { link, freeSpinCount, endDate } }: { prize: Prize }) {
  const t = useTranslations('daily-login')
  const dateTime = useDateTimeText()
  if (!link) return null
  return (
    <>
      <LocalLink className="button w-full" to={link}>
        <Icon name="play-fill" />
        {t('playFreeSpins', { count: freeSpinCount })}
      </LocalLink>
      {endDate ? (
        <p className="text-center text-[12.5px]/4 text-muted">{t('freeSpinsUntil', { date: dateTime(endDate, 'short') })}</p>
      ) : null}
    </>
  )
}
