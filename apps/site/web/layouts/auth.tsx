import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { HelpLine } from '../shell/help-line.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Logo } from '../shell/logo.tsx'

/** Signing in and up: one sheet on a quiet page, with the way home above and the language below. */
export default function AuthLayout() {
  const t = useTranslations('site')
  return (
    <div className="mx-auto grid min-h-dvh max-w-lg grid-rows-[auto_1fr_auto] gap-6 p-4">
      <header className="flex justify-center pt-2">
        <Logo />
      </header>
      <main id="content" className="grid content-center">
        <Outlet />
      </main>
      <footer className="grid justify-items-center gap-4 pb-4 text-center text-[12.5px]/4 text-muted">
        <p>{t('noPurchase')}</p>
        <HelpLine />
        <LanguageSwitch />
      </footer>
    </div>
  )
}
