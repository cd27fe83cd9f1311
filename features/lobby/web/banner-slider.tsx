import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { Banner } from '../contract.ts'
import { BannerSlide } from './banner-slide.tsx'
import { useAutoplay } from './use-autoplay.ts'

/** The banners of home. They pass by themselves until somebody looks closer: by pointer, focus or the pause button. */
export function BannerSlider({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('ui')
  const label = useTranslations('lobby')('banners')
  const [viewport, embla] = useEmblaCarousel({ loop: banners.length > 1 })
  const [current, setCurrent] = useState(0)
  const { isRunning, toggle, holders } = useAutoplay(embla)

  useEffect(() => {
    if (!embla) return
    const look = () => setCurrent(embla.selectedScrollSnap())
    embla.on('select', look)
    return () => void embla.off('select', look)
  }, [embla])

  const onKeyDown = useCallback(
    (event: React.KeyboardEvent) => {
      if (event.key === 'ArrowLeft') embla?.scrollPrev()
      else if (event.key === 'ArrowRight') embla?.scrollNext()
      else return
      event.preventDefault()
    },
    [embla],
  )
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
              onClick={() => embla?.scrollTo(place)}
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
