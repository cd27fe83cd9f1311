import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'

/** A purchase was declined: in the provider's words, or in ours where it has none. */
export default function CashFailedModal({ args, close }: ModalProps) {
  const t = useTranslations('cash')
  return (
    <Moment art={{ icon: 'warning-circle-fill' }} title={t('failedTitle')} text={args['message'] || t('failedText')}>
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('understood')}
      </button>
    </Moment>
  )
}
