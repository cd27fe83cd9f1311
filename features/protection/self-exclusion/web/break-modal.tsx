import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { BREAK_LENGTHS } from '../contract.ts'
import { AbsenceForm } from './exclusion-form.tsx'

/** Starts a break over a game, without a way through the account's pages. */
export default function BreakModal() {
  const t = useTranslations('self-exclusion')
  return (
    <div className="modal-body">
      <ModalTitle>{t('breakTitle')}</ModalTitle>
      <p className="mt-2 mb-4 text-muted">{t('breakText')}</p>
      <AbsenceForm
        lengths={BREAK_LENGTHS}
        legend={t('howLong')}
        submitLabel={t('breakBegin')}
        understood={t('breakUnderstood')}
      />
    </div>
  )
}
