import { useTranslations } from 'use-intl'
import { PromoCard } from '#ui/promo/promo-card.tsx'

/** Explains why a round can be trusted. */
export default function FairCard() {
  const t = useTranslations('lobby')
  return <PromoCard title={t('cards.fair')} text={t('cards.fairText')} picture="chest" to="/fair" />
}
