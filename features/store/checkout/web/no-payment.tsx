import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CashNote } from './cash-note.tsx'

/** For whoever comes to a payment's page without one; until that is known it claims neither. */
export function NoPayment({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations('cash')
  return (
    <CashNote
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
