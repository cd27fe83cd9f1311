import { useTranslations } from 'use-intl'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useGames } from '#client/game-tiles/games.ts'

/** Coming games, and how many of them the player set a reminder for. */
export default function ComingCard() {
  const t = useTranslations('lobby')
  const tTiles = useTranslations('game-tiles')
  const coming = useGames().games.filter(({ componentOption }) => componentOption.state === 'coming')
  const reminded = coming.filter(({ componentOption }) => componentOption.isReminded).length
  if (coming.length === 0) return null
  const text = reminded > 0 ? t('cards.comingReminded', { count: reminded }) : t('cards.comingText', { count: coming.length })
  return <PromoCard title={tTiles('comingSoon')} text={text} picture="free-spins" to="/library" />
}
