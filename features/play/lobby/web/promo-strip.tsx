import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useMayPromote } from '#client/player.ts'
import { lazyPart } from '#ui/page/lazy-part.ts'
import { usePromoFeatures } from '#ui/page/web-features.tsx'

/** Today's promotions of the slices. Each card renders its own list item, or nothing. A protected player sees none. */
export function PromoStrip() {
  const t = useTranslations('lobby')
  const tiles = usePromoFeatures().flatMap((feature) => (feature.tiles ?? []).map(lazyPart))
  const mayPromote = useMayPromote()
  if (tiles.length === 0 || !mayPromote) return null
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
