import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { Banner } from '#features/engage/banners/contract.ts'
import { BannerSlide } from './banner-slide.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useBannerSlides } from './use-banner-slides.ts'

/** The banners of home. They advance until the visitor stops them by pointer, focus or the pause button. */
export function BannerSlider({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('ui')
  const label = useTranslations('banners')('onHome')
  const { viewport, current, goTo } = useBannerSlides(banners.length)
  const { isRunning, toggle, holders } = useAutoplay(() => {
    if (banners.length > 1) goTo(current + 1)
  })
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowLeft') goTo(current - 1)
    else if (event.key === 'ArrowRight') goTo(current + 1)
    else return
    event.preventDefault()
  }
  if (banners.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys turn it from whatever inside has the focus
    <section className="hero" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown} {...holders}>
      <div className="hero-viewport" ref={viewport}>
        <div className="hero-track" aria-live={isRunning ? 'off' : 'polite'}>
          {banners.map((banner, place) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              isCurrent={place === current}
              isFirst={place === 0}
              label={t('slide', { number: place + 1, count: banners.length })}
            />
          ))}
        </div>
      </div>
      {banners.length > 1 ? (
        <div className="hero-controls">
          {banners.map(({ id }, place) => (
            <button
              key={id}
              type="button"
              className="hero-dot"
              aria-label={t('slide', { number: place + 1, count: banners.length })}
              aria-current={place === current ? 'true' : undefined}
              onClick={() => goTo(place)}
            />
          ))}
          <button type="button" className="hero-pause" aria-label={t(isRunning ? 'pause' : 'play')} onClick={toggle}>
            <Icon name={isRunning ? 'pause-fill' : 'play-fill'} className="size-3" />
          </button>
        </div>
      ) : null}
    </section>
  )
}
