import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useMounted } from '#ui/page/use-mounted.ts'
import { useDayText } from '#ui/time/day-text.ts'
import { CLAIM_PATH, GRACE_DAYS } from '../contract.ts'
import { readGoodbye } from './goodbye.ts'

/** Shown right after closing: until when the account can be reopened, and the reference for the winnings owed. */
export default function AccountClosedPage() {
  const t = useTranslations('account-closure')
  const day = useDayText()
  const goodbye = useMounted() ? readGoodbye() : null
  return (
    <section className="card grid gap-4 p-8 max-sm:p-6">
      <title>{t('doneTitle')}</title>
      <span className="grid size-14 place-items-center rounded-full bg-raised text-second hairline">
        <Icon name="check-circle-fill" className="size-7" />
      </span>
      <h1 className="text-[28px]/8 font-extrabold max-sm:text-[24px]/7">{t('doneTitle')}</h1>
      <p className="text-[16px]/6">
        {goodbye ? t('doneUntil', { until: day(goodbye.until, 'long') }) : t('doneText', { days: GRACE_DAYS })}
      </p>
      {goodbye?.kind === 'erase' ? <p className="text-muted">{t('doneErase')}</p> : null}
      {goodbye?.reference ? (
        <div className="grid gap-1 rounded-control bg-page/60 p-4 hairline">
          <h2 className="text-[14px]/5 text-muted">{t(goodbye.isUndecided ? 'referenceUndecided' : 'reference')}</h2>
          <p className="text-[22px]/8 font-bold tracking-wide tabular-nums">{goodbye.reference}</p>
          <p className="text-[14px]/5 text-muted">
            {t('referenceText')}{' '}
            <LocalLink className="text-link" to={CLAIM_PATH}>
              {t('claim.title')}
            </LocalLink>
          </p>
        </div>
      ) : null}
      {goodbye?.isMailed ? <p className="text-muted">{t('doneMailed')}</p> : null}
      <LocalLink className="button w-full" to="/">
        {t('toStart')}
      </LocalLink>
      <LocalLink className="text-link justify-self-center py-3 text-[14px]/5" to="/game/responsible-play">
        {t('helpLink')}
      </LocalLink>
    </section>
  )
}
