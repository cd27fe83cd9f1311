import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { Banner } from '#features/engage/banners/contract.ts'

interface BannerSlideProps {
  readonly banner: Banner
  readonly isCurrent: boolean
  readonly isFirst: boolean
  readonly label: string
}

/**
 * Copy on the left, art on the right, blended by the art's darkest color. On phones `sizes` understates the width, as
 * with tiles. The first picture decodes synchronously, so that the first possible frame shows it.
 */
export function BannerSlide({ banner, isCurrent, isFirst, label }: BannerSlideProps) {
  const { tag, title, text, action, link, image, imageSet } = banner
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
        src={image}
        srcSet={imageSet}
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
