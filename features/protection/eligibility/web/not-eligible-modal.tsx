import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { SupportLink } from '#ui/parts/support-link.tsx'

/** Why entries are closed, and how to object. It names no reason of its own: a match may be with another person. */
export default function NotEligibleModal({ close }: ModalProps) {
  const t = useTranslations('eligibility')
  return (
    <Announcement
      art={{ icon: 'shield-check-fill' }}
      title={t('title')}
      text={
        <>
          {t('text')} {t('object')}
        </>
      }
    >
      <SupportLink className="button" data-size="large" onClick={close} />
      <LocalLink to="/page/sweepstakes-rules" className="text-link py-3" onClick={close}>
        {t('toRules')}
      </LocalLink>
    </Announcement>
  )
}
