import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'

/** A purchase was declined: shows the provider's message, or our own if it gave none. */
export default function CashFailedModal({ args, close }: ModalProps) {
  const t = useTranslations('checkout')
  return (
    <Announcement art={{ icon: 'warning-circle-fill' }} title={t('failedTitle')} text={args['message'] || t('failedText')}>
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('understood')}
      </button>
    </Announcement>
  )
}
