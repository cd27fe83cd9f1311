import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { Banner } from '../contract.ts'
import './lower-banners.css'

/** Banners below the rows: those placed there, and promo banners that did not fit at the top. */
export default function LowerBanners() {
  const t = useTranslations('banners')
  const { promoBanners, schemaBanners } = useHome().payload
  const shown = [...promoBanners, ...schemaBanners]
  if (shown.length === 0) return null
  return (
    <section aria-label={t('more')}>
      <ul className="lower-banners">
        {shown.map((banner) => (
          <li key={banner.id}>
            <LowerBanner banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LowerBanner({ banner: { tag, title, text, action, link, image, imageSet, bg_color } }: { banner: Banner }) {
  return (
    <LocalLink className="lower-banner" style={{ '--scrim': bg_color } as React.CSSProperties} to={link}>
      <img
        src={image}
        srcSet={imageSet}
        sizes="(max-width: 767px) 100vw, 720px"
        width={768}
        height={295}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="lower-banner-copy">
        {tag ? <span className="lower-banner-tag">{tag}</span> : null}
        <span className="lower-banner-title">{title}</span>
        <span className="lower-banner-text">{text}</span>
        <span className="button" data-size="small">
          {action}
        </span>
      </span>
    </LocalLink>
  )
}
