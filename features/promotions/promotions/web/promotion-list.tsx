import './promotions.css'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignClock } from '#ui/promo/campaign-clock.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import type { Promotion } from '../contract.ts'

interface PromotionListProps {
  readonly cards: readonly Promotion[]
  readonly onFlip: () => void
}

/** One card per promotion; the whole card is a link. */
export function PromotionList({ cards, onFlip }: PromotionListProps) {
  return (
    <ul className="promotion-list">
      {cards.map((card) => (
        <li key={card.key}>
          <Card card={card} onFlip={onFlip} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card, onFlip }: { card: Promotion; onFlip: () => void }) {
  const state = useCampaignState(card, onFlip)
  const { title, text, picture, link } = card
  const hasClock = state === 'planned' || (state === 'running' && card.finishedAt !== null)
  return (
    <LocalLink className="card promotion-card" to={link}>
      <StateTag state={state} />
      <h3 className="promotion-title">{title}</h3>
      <p className="text-muted">{text}</p>
      {hasClock ? <CampaignClock campaign={{ ...card, startDay: null, endDay: null }} state={state} /> : null}
      <img className="promotion-art" {...interfaceArt(picture)} width={120} height={120} alt="" />
    </LocalLink>
  )
}
