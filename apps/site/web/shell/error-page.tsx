import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '#features/account/account/web/queries.ts'
import { track } from '#ui/analytics/track.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'

/** Replaces a page that is missing or failed to load. */
export function ErrorPage() {
  const t = useTranslations('site')
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const what = isGameClosed(error) ? 'gameClosed' : isMissing ? 'notFound' : 'error'
  const { pathname } = useLocation()
  const code = isRouteErrorResponse(error) ? String(error.status) : 'broken'
  useEffect(() => track('error', { code, page: pathname }), [code, pathname])
  const home = useProfile() ? '/' : '/lobby'
  return (
    <EmptyState picture={isMissing ? 'compass' : 'lightning'}>
      <title>{t(`${what}Title`)}</title>
      {what === 'notFound' ? (
        <p className="error-code" aria-hidden="true">
          404
        </p>
      ) : null}
      <h1 className="text-[36px]/10 font-extrabold text-ink">{t(`${what}Title`)}</h1>
      <p>{t(`${what}Text`)}</p>
      <LocalLink className="button mt-4" to={home} reloadDocument={!isMissing}>
        {t('returnHome')}
      </LocalLink>
    </EmptyState>
  )
}

/** A game that an operator switched off. */
const isGameClosed = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.data as { code?: unknown } | null)?.code === 'game-closed'
