import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import type { BingoStatus } from '../contract.ts'

const CARD = { picture: 'bingo-ball', to: '/bingo' }

/** The card in the promo strip while bingo runs; its headline is what the player's balls are good for. */
export default function BingoPromoCard() {
  const t = useTranslations('bingo')
  const bingo = useProfile()?.bingo
  const running = useRunning('bingo')
  // Home lists the first promotions only; the profile knows of all.
  if (bingo?.isActive) return <Balls status={bingo} />
  if (!running) return null
  return <PromoCard {...CARD} title={t('name')} text={t('tile.guest')} />
}

function Balls({ status: { availablePoint: count, neededPoint: needed, games } }: { status: BingoStatus }) {
  const t = useTranslations('bingo')
  if (count >= needed) {
    return <PromoCard {...CARD} title={t('name')} text={t(games === 0 ? 'tile.first' : 'tile.ready')} action={t('tile.play')} />
  }
  return <PromoCard {...CARD} title={t('name')} text={t('progress', { count, needed })} progress={count / needed} />
}
