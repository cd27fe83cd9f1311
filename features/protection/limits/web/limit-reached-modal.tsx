import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { limitIn, useLimitTitle } from './limit-title.ts'

/** Reports a reached limit, without encouraging more play or offering a way around it (DSGN-2). */
export default function LimitReachedModal({ args, close }: ModalProps) {
  const t = useTranslations('limits')
  const title = useLimitTitle()
  const name = limitIn(args)
  return (
    <Announcement
      art={{ icon: 'hourglass-medium-fill' }}
      title={t('reachedTitle')}
      text={
        <>
          {name ? `${title(name)}${name.period === 'once' ? '' : `, ${t(`periods.${name.period}`)}`}. ` : null}
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
    </Announcement>
  )
}
