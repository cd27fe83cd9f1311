import { useTranslations } from 'use-intl'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useGames } from '#client/shelf/games.ts'

/** What is being built, and how much of it the player wants to be told of. */
export default function ComingCard() {
  const t = useTranslations('lobby')
  const tShelf = useTranslations('shelf')
  const coming = useGames().games.filter(({ componentOption }) => componentOption.state === 'coming')
  const reminded = coming.filter(({ componentOption }) => componentOption.isReminded).length
  if (coming.length === 0) return null
  const text = reminded > 0 ? t('cards.comingReminded', { count: reminded }) : t('cards.comingText', { count: coming.length })
  return <PromoCard title={tShelf('comingSoon')} text={text} picture="free-spins" to="/library" />
}
