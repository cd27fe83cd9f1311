import { Icon } from '#ui/icons/icon.tsx'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useNow } from '#ui/time/now.ts'
import { GalleryPart, Specimen } from './gallery-part.tsx'

const TWO_HOURS_SECONDS = 2 * 3_600
const TILES = [
  ['ember-wyrm', 'hot', 'Hot'],
  ['prism-vault', 'new', 'New'],
  ['frostfang', 'live', 'Live'],
  ['sugar-parade', 'coming', 'Soon'],
] as const

/** Promotion cards, tiles and placeholders. */
export function GalleryCards() {
  const now = useNow()
  const soon = now === undefined ? 0 : Math.floor(now / 1_000) + TWO_HOURS_SECONDS
  return (
    <>
      <GalleryPart title="Promotion cards">
        <ul className="promo-strip mt-0">
          <PromoCard title="Daily wheel" text="Free spin ready" picture="wheel" to="?openModal=daily-login" action="Spin now" />
          <PromoCard title="Daily prize" text="Day 4 of 7" picture="daily-login" to="/promotions" progress={4 / 7} />
          <PromoCard title="Cosmic box" text="Starts in" picture="gift" to="/promotions" foot={<Countdown until={soon} />} />
          <PromoCard title="Bingo" text="Coming soon" picture="bingo-ball" to="/promotions" />
          <PromoCard
            title="A promotion with quite a long name"
            text="And a text that is longer than the card"
            picture="gift"
            to="/promotions"
            action="A long action too"
          />
        </ul>
      </GalleryPart>
      <GalleryPart title="Tiles">
        <div className="tile-grid">
          {TILES.map(([slug, kind, badge], place) => (
            <Tile key={slug} slug={slug} kind={kind} badge={badge} isFavourite={place === 0} />
          ))}
          <div className="tile skeleton" />
          <div className="tile bg-raised" />
        </div>
      </GalleryPart>
      <GalleryPart title="Surfaces">
        <div className="grid gap-4 sm:grid-cols-3">
          <Specimen name="card">
            <div className="card w-full p-5">
              <p className="promo-title">A card</p>
              <p className="text-muted">Raised into surface, with a hairline.</p>
            </div>
          </Specimen>
          <Specimen name="loading">
            <div className="skeleton h-22 w-full rounded-card" />
          </Specimen>
          <Specimen name="empty">
            <div className="grid w-full justify-items-center gap-3 text-center">
              <Icon name="heart-bold" className="size-24 text-muted" />
              <p>Tap the heart on a game to save it here.</p>
              <button type="button" className="button" data-size="small">
                Browse games
              </button>
            </div>
          </Specimen>
        </div>
      </GalleryPart>
    </>
  )
}

interface TileProps {
  readonly slug: string
  readonly kind: string
  readonly badge: string
  readonly isFavourite: boolean
}

function Tile({ slug, kind, badge, isFavourite }: TileProps) {
  return (
    <article className="tile" data-state="playable">
      <a className="tile-link" href={`?game=${slug}`}>
        <img className="tile-picture" src={`/art/tiles/${slug}-320.webp`} width={768} height={1025} alt={slug} />
      </a>
      <span className="badge" data-kind={kind}>
        {badge}
      </span>
      <button type="button" className="tile-mark" aria-label={`Favorite: ${slug}`} aria-pressed={isFavourite} />
    </article>
  )
}
