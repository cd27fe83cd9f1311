import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { HelpLine } from '../shell/help-line.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Mark } from '../shell/logo.tsx'

const LINKS = [
  { to: '/page/terms-of-use', label: 'terms' },
  { to: '/page/sweepstakes-rules', label: 'rules' },
  { to: '/game/responsible-play', label: 'responsiblePlay' },
] as const

/** The layout of blocked regions: no lobby, balance or modals; only language, documents and help. */
export default function GeoblockLayout() {
  const t = useTranslations('site')
  return (
    <div className="mx-auto grid min-h-dvh max-w-xl grid-rows-[auto_1fr_auto] gap-6 p-4">
      <header className="flex justify-center pt-2">
        <Mark />
      </header>
      <main id="content" tabIndex={-1} className="grid content-center py-6">
        <Outlet />
      </main>
      <footer id="footer" className="grid justify-items-center gap-4 pb-4 text-center text-[12.5px]/4 text-muted">
        <nav aria-label={t('footerNavigation')}>
          <ul className="flex flex-wrap justify-center gap-x-6">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <LocalLink className="footer-link" to={to}>
                  {t(label)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <HelpLine />
        <LanguageSwitch />
      </footer>
    </div>
  )
}
