import './auth.css'
import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { HelpLine } from '../shell/help-line.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Logo } from '../shell/logo.tsx'

/** Sign-in and sign-up: one sheet on a plain page, with a link home above and the language below. */
export default function AuthLayout() {
  const t = useTranslations('site')
  const { picture, darkest } = useBrand().scene
  const style = { '--scene': `url(/art/banners/${picture}-1536.webp)`, '--darkest': darkest }
  return (
    <div className="auth" style={style as React.CSSProperties}>
      <header className="flex justify-center pt-2">
        <Logo />
      </header>
      <main id="content" className="grid grid-cols-1 content-center">
        <Outlet />
      </main>
      <footer id="footer" className="grid justify-items-center gap-4 pb-4 text-center text-[12.5px]/4 text-muted">
        <p>{t('noPurchase')}</p>
        <HelpLine />
        <LanguageSwitch />
      </footer>
    </div>
  )
}
