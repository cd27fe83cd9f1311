import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { HelpLine } from './help-line.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { usePlaces } from './places.ts'

/** What every page owes its players: help, rules, and that nothing needs to be bought. */
export function Footer() {
  const t = useTranslations('site')
  const { name } = useBrand()
  const links = usePlaces()('about')
  return (
    <footer className="footer">
      <div className="mx-auto grid max-w-360 gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[176px_1fr] lg:px-8">
        <div className="grid content-start justify-items-start gap-5">
          <Logo />
          <LanguageSwitch />
        </div>
        <div className="grid gap-4">
          <nav aria-label={t('footerNavigation')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <LocalLink className="footer-link" to={to}>
                    {label}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid max-w-3xl gap-2 text-muted">
            <p className="text-ink">{t('noPurchase')}</p>
            <p>{t('adults')}</p>
            <HelpLine />
            <p>{t('version', { brand: name })}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
