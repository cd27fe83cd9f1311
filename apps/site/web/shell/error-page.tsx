import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '#features/account/web/queries.ts'
import { track } from '#ui/analytics/track.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'

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
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-24 text-center">
      <title>{t(isMissing ? 'notFoundTitle' : 'errorTitle')}</title>
      <Icon name="smiley-sad-fill" className="size-24 text-muted" />
      <h1 className="text-[36px]/10 font-extrabold">{t(isMissing ? 'notFoundTitle' : 'errorTitle')}</h1>
      <p className="text-[16px]/6 text-muted">{t(isMissing ? 'notFoundText' : 'errorText')}</p>
      <LocalLink className="button mt-4" to={home} reloadDocument={!isMissing}>
        {t('returnHome')}
      </LocalLink>
    </div>
  )
}
