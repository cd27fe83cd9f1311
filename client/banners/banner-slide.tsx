import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { Banner } from '#features/banners/contract.ts'
import { IMAGE_WIDTHS } from '#features/lobby/contract.ts'

const WIDTHS = [
  IMAGE_WIDTHS.sm,
  IMAGE_WIDTHS.md,
  IMAGE_WIDTHS.lg,
  IMAGE_WIDTHS.xl,
  IMAGE_WIDTHS.xxl,
  IMAGE_WIDTHS['2xl'],
] as const

interface BannerSlideProps {
  readonly banner: Banner
  readonly isCurrent: boolean
  readonly isFirst: boolean
  readonly label: string
}

/**
 * Copy on the left, art on the right, and between them the art's darkest colour. A phone's part of the picture is said to
 * be less than it is, as with tiles; the first one is decoded with the page, so that the frame that can show it does.
 */
export function BannerSlide({ banner, isCurrent, isFirst, label }: BannerSlideProps) {
  const { tag, title, text, action, link, image } = banner
  return (
    <article
      className="hero-slide"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isCurrent}
      style={{ '--scrim': banner.bg_color } as React.CSSProperties}
    >
      <img
        className="hero-art"
        src={`${image}-${WIDTHS[1]}.webp`}
        srcSet={WIDTHS.map((width) => `${image}-${width}.webp ${width}w`).join(', ')}
        sizes="(min-width: 1440px) 900px, (min-width: 768px) 75vw, 100vw"
        width={1536}
        height={591}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'auto'}
        draggable={false}
      />
      <div className="hero-copy">
        {tag ? <p className="hero-tag">{tag}</p> : null}
        <h2 className="hero-title">{title}</h2>
        <p className="hero-text">{text}</p>
        <LocalLink className="button hero-action" to={link}>
          {action}
        </LocalLink>
      </div>
    </article>
  )
}
