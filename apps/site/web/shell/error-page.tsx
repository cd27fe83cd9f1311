import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '#features/account/web/queries.ts'
import { track } from '#ui/analytics/track.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'

/** What stands in place of a page that is not there or could not be loaded. */
export function ErrorPage() {
  const t = useTranslations('site')
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { pathname } = useLocation()
  const code = isRouteErrorResponse(error) ? String(error.status) : 'broken'
  useEffect(() => track('error', { code, page: pathname }), [code, pathname])
  const home = useProfile() ? '/' : '/lobby'
  return (
    <EmptyState picture={isMissing ? 'compass' : 'lightning'}>
      <title>{t(isMissing ? 'notFoundTitle' : 'errorTitle')}</title>
      {isMissing ? (
        <p className="error-code" aria-hidden="true">
          404
        </p>
      ) : null}
      <h1 className="text-[36px]/10 font-extrabold text-ink">{t(isMissing ? 'notFoundTitle' : 'errorTitle')}</h1>
      <p>{t(isMissing ? 'notFoundText' : 'errorText')}</p>
      <LocalLink className="button mt-4" to={home} reloadDocument={!isMissing}>
        {t('returnHome')}
      </LocalLink>
    </EmptyState>
  )
}
