import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { useTranslations } from 'use-intl'
import { useWebFeatures } from '#ui/page/web-features.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** One lazy component for each card, made once: a new one with each render would draw the card anew. */
const cards = new WeakMap<Load, LazyExoticComponent<ComponentType>>()

/** What the slices have on today. Each card draws its own list item, or nothing. */
export function PromoStrip() {
  const t = useTranslations('lobby')
  const tiles = useWebFeatures().flatMap((feature) => (feature.tiles ?? []).map(cardOf))
  if (tiles.length === 0) return null
  return (
    <section aria-label={t('promotions')}>
      <ul className="promo-strip no-scrollbar">
        {tiles.map((Card, place) => (
          <Suspense key={place} fallback={<li className="promo-card skeleton" />}>
            <Card />
          </Suspense>
        ))}
      </ul>
    </section>
  )
}

function cardOf(load: Load): LazyExoticComponent<ComponentType> {
  const known = cards.get(load)
  if (known) return known
  const card = lazy(load)
  cards.set(load, card)
  return card
}
