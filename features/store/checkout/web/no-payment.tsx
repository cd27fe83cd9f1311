import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CashNote } from './cash-note.tsx'

/** Shown on a payment page that was opened without a payment; claims nothing until that is known. */
export function NoPayment({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations('checkout')
  return (
    // Another note, not this one with its parts moved.
    <CashNote
      key={String(isKnown)}
      art={{ icon: 'info-fill' }}
      title={t(isKnown ? 'noneTitle' : 'unknownTitle')}
      text={t(isKnown ? 'noneText' : 'unknownText')}
    >
      <LocalLink to="/lobby" className="button" data-size="large">
        {t('toLobby')}
      </LocalLink>
    </CashNote>
  )
}
