import { useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { pageAt } from '#kernel/locale.ts'
import { isOwnPath } from '#kernel/own-path.ts'
import { useGoToProvider, useProviders } from './queries.ts'

/** Pages not to return to after signing in. */
const SHEETS = ['/signin', '/signup', '/reset', '/signin/social']

/** A button for each of the site's providers, on the sign-in and sign-up sheets. */
export default function SocialButtons() {
  const t = useTranslations('social-login')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const providers = useProviders()
  const go = useGoToProvider({ isLinking: false })
  if (providers.length === 0) return null
  const asked = search.get('returnTo') ?? (SHEETS.includes(pageAt(pathname)) ? '/' : pathname)
  const returnTo = isOwnPath(asked) ? asked : '/'
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-[12.5px]/4 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {providers.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="button w-full"
          data-kind="quiet"
          disabled={go.isPending}
          onClick={() => go.mutate({ provider: id, returnTo })}
        >
          <Icon name="user-circle-fill" />
          {t('continueWith', { title })}
        </button>
      ))}
    </div>
  )
}
