import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Moment } from '#ui/modal/moment.tsx'
import { limitIn, useLimitTitle } from './limit-title.ts'

/** A limit has done what it is for: said without a push to play on, and without a way round it (DSGN-2). */
export default function LimitReachedModal({ args, close }: ModalProps) {
  const t = useTranslations('limits')
  const title = useLimitTitle()
  const name = limitIn(args)
  return (
    <Moment
      art={{ icon: 'hourglass-medium-fill' }}
      title={t('reachedTitle')}
      text={
        <>
          {name ? `${title(name)}${name.period === 'once' ? '' : ` (${t(`periods.${name.period}`)})`}. ` : null}
          {t('reachedText')}
        </>
      }
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('understood')}
      </button>
      <LocalLink to="/profile/limits" className="text-link py-3">
        {t('seeLimits')}
      </LocalLink>
    </Moment>
  )
}
