import './promotions.css'
import { createContext, Suspense, use, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { lazyPart } from '#ui/page/lazy-part.ts'
import { usePromoFeatures, useWebFeatures } from '#ui/page/web-features.tsx'
import { CampaignClock } from '#ui/promo/campaign-clock.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import type { ShownProps } from '#ui/promo/promo-card.tsx'
import { ShownPromotion } from '#ui/promo/shown-promotion.ts'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import type { Promotion } from '../contract.ts'

interface PromotionListProps {
  readonly cards: readonly Promotion[]
  readonly onFlip: () => void
  /** How many cards to show; those with something to take come first then. All, in the usual order, by default. */
  readonly most?: number
}

/** One card per promotion; the whole card is a link. */
export function PromotionList({ cards, onFlip, most }: PromotionListProps) {
  const places = usePromoFeatures().map(({ id }) => id)
  const [ready, setReady] = useState<readonly string[]>([])
  const tellReady = useCallback((key: string, isReady: boolean) => {
    setReady((before) => [...before.filter((each) => each !== key), ...(isReady ? [key] : [])])
  }, [])
  const placeOf = ({ key }: Promotion): number => (places.includes(key) ? places.indexOf(key) : places.length)
  const rankOf = ({ key, state }: Promotion): number => (ready.includes(key) ? 0 : state === 'running' ? 1 : 2)
  const inPlace = (a: Promotion, b: Promotion): number =>
    a.state === 'running' && b.state === 'running' ? placeOf(a) - placeOf(b) : 0
  const shown = cards.toSorted((a, b) => (most === undefined ? 0 : rankOf(a) - rankOf(b)) || inPlace(a, b))
  return (
    <TellReady value={tellReady}>
      <ul className="promotion-list">
        {shown.map((card, at) => (
          // A card that is not shown still finds out what its player can take.
          <li key={card.key} hidden={at >= (most ?? shown.length)}>
            <Card card={card} onFlip={onFlip} />
          </li>
        ))}
      </ul>
    </TellReady>
  )
}

/** Tells the list whether a promotion has something to take. */
const TellReady = createContext<(key: string, isReady: boolean) => void>(() => undefined)

function Card({ card, onFlip }: { card: Promotion; onFlip: () => void }) {
  const state = useCampaignState(card, onFlip)
  const { title, text, picture, link } = card
  const t = useTranslations('promotions.renews')
  const isGuest = useIsGuest()
  const renews = t.has(card.key as 'daily-login') ? t(card.key as 'daily-login') : undefined
  // What renews each day tells a player when, in its own state.
  const hasClock = state === 'planned' || (state === 'running' && card.finishedAt !== null && (isGuest || renews === undefined))
  return (
    <LocalLink className="card promotion-card" to={link}>
      <StateTag state={state} />
      <h3 className="promotion-title">{title}</h3>
      <p className="text-muted">{text}</p>
      {hasClock ? <CampaignClock campaign={{ ...card, startDay: null, endDay: null }} state={state} label={renews} /> : null}
      {state === 'running' ? <Call card={card} /> : null}
      <img className="promotion-art" {...interfaceArt(picture)} width={120} height={120} alt="" />
    </LocalLink>
  )
}

/** What the player has in it, told by its card of the strip, and the button; styles hide ours beside the card's. */
function Call({ card }: { card: Promotion }) {
  const t = useTranslations('promotions.call')
  const isGuest = useIsGuest()
  const { tiles = [] } = useWebFeatures().find(({ id }) => id === card.key) ?? {}
  const states = isGuest ? [] : tiles.map(lazyPart)
  return (
    <span className="promotion-own">
      {states.map((State, place) => (
        <ShownPromotion key={place} value={{ promotion: card, Part: OwnState }}>
          <Suspense fallback={<span className="promotion-state">&nbsp;</span>}>
            <State />
          </Suspense>
        </ShownPromotion>
      ))}
      <span className="promotion-call">{t(t.has(card.key as 'other') ? (card.key as 'other') : 'other')}</span>
    </span>
  )
}

function OwnState({ text, action, progress, foot }: ShownProps) {
  const tellReady = use(TellReady)
  const key = use(ShownPromotion)?.promotion.key
  const isReady = action !== undefined
  useEffect(() => {
    if (key === undefined) return
    tellReady(key, isReady)
    return () => tellReady(key, false)
  }, [tellReady, key, isReady])
  return (
    <>
      <span className="promotion-state">
        {text} {foot ? <b>{foot}</b> : null}
      </span>
      {progress === undefined ? null : (
        <span className="progress promo-progress">
          <span style={{ width: `${Math.round(Math.min(1, progress) * 100)}%` }} />
        </span>
      )}
      {action ? <span className="promotion-call">{action}</span> : null}
    </>
  )
}
