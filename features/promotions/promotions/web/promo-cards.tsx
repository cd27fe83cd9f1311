import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import type { Promotion } from '../contract.ts'

/** While they run, these have their own cards with what the player has. */
const WITH_OWN_CARD = [
  'bingo',
  'coin-drops',
  'coin-refill',
  'cosmic-boxes',
  'daily-login',
  'daily-wheel',
  'deposit-streak',
  'fortune-investment',
  'fun-machine',
  'lottery',
  'money-box',
  'prize-drops',
  'rank-league',
  'scratch-cards',
  'season',
  'tournaments',
]

/** Promotions in the strip on home and lobby, state first. */
export default function PromoCards() {
  const { payload } = useHome()
  const cards = payload.promotions as readonly Promotion[]
  return cards
    .filter(({ key, state }) => state !== 'running' || !WITH_OWN_CARD.includes(key))
    .map((card) => <Card key={card.key} card={card} />)
}

function Card({ card }: { card: Promotion }) {
  const t = useTranslations('promotions')
  const state = useCampaignState(card)
  const until = state === 'planned' ? card.startsAt : state === 'running' ? card.finishedAt : null
  return (
    <PromoCard
      title={card.title}
      text={t(`strip.${state}`)}
      picture={card.picture}
      to={card.link}
      {...(until === null ? {} : { foot: <Countdown until={until} isShort /> })}
    />
  )
}
