import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { SupportLink } from '#ui/parts/support-link.tsx'

/** What is closed to the player and what stays open. It names no reason: support does. */
export default function PlayerOffModal({ close }: ModalProps) {
  const t = useTranslations('player-admin')
  return (
    <Announcement art={{ icon: 'pause-fill' }} title={t('title')} text={<>{`${t('closed')} ${t('open')}`}</>}>
      <SupportLink className="button" data-size="large" onClick={close} />
      <LocalLink to="/rounds" className="text-link py-3" onClick={close}>
        {t('toHistory')}
      </LocalLink>
      <LocalLink to="/profile/self-exclusion" className="text-link py-3" onClick={close}>
        {t('toExclusion')}
      </LocalLink>
    </Announcement>
  )
}
