import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageAt } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { type AnalyticsEvent, sendAnalyticsTo } from '#ui/analytics/track.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { OPTIONAL } from '../shared/consent.ts'
import { choose, useEnabled, useHasChosen } from './choice.ts'
import { useKeepClear } from './keep-clear.ts'

/**
 * Asks players and guests once for cookie consent, beside the page rather than over it, and never over a game; counts
 * only what was consented to.
 */
export default function CookieWatcher() {
  const t = useTranslations('cookie-consent')
  const { open } = useModals()
  const { pathname } = useLocation()
  const isAsked = !useHasChosen() && !/^\/operator(\/|$)/.test(pageAt(pathname))
  const notice = useRef<HTMLElement>(null)
  useCounting()
  useKeepClear(notice, isAsked)
  if (!isAsked) return null
  return (
    <section ref={notice} className="cookie-banner" aria-label={t('title')}>
      <p>{t('banner')}</p>
      <div className="cookie-actions">
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => choose([])}>
          {t('onlyNecessary')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          onClick={() => choose(OPTIONAL.map(({ id }) => id))}
        >
          {t('acceptAll')}
        </button>
        <button type="button" className="text-link" onClick={() => open('cookies')}>
          {t('choose')}
        </button>
      </div>
    </section>
  )
}

function useCounting(): void {
  const api = useApi()
  const mayCount = useEnabled().split(' ').includes('usage')
  useEffect(() => {
    if (!mayCount) return undefined
    // Events are queued meanwhile. Without consent, as on most first visits, the counting module is never fetched.
    const early: AnalyticsEvent[] = []
    let hasEnded = false
    let stop = (): void => sendAnalyticsTo(null)
    sendAnalyticsTo((event) => void early.push(event))
    import('./count-page.ts')
      .then(({ countPage }) => {
        if (!hasEnded) stop = countPage(api, early)
      })
      .catch(() => stop())
    return () => {
      hasEnded = true
      stop()
    }
  }, [api, mayCount])
}
