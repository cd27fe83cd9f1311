import './auth.css'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { checkRewards } from '#features/account/registration/contract.ts'
import { pageAt } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { RewardLine } from '#ui/parts/reward-line.tsx'
import { HelpLine } from '../shell/help-line.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Logo } from '../shell/logo.tsx'

/** Sign-in and sign-up: one sheet on a plain page, with a link home above and the language below. */
export default function AuthLayout() {
  const t = useTranslations('site')
  return (
    <div className="auth">
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
      <Scene />
    </div>
  )
}

const REASONS = [
  { key: 'free', icon: 'gift-fill' },
  { key: 'fair', icon: 'scales-fill' },
  { key: 'calm', icon: 'shield-check-fill' },
] as const

/** Beside the sheet on wide screens: the brand's art, the prize for signing up, and why to play here. */
function Scene() {
  const t = useTranslations('site')
  const { picture, darkest } = useBrand().scene
  const isSigningUp = pageAt(useLocation().pathname) === '/signup'
  const style = { '--scene': `url(/art/banners/${picture}-1536.webp)`, '--darkest': darkest }
  return (
    <aside className="auth-scene" style={style as React.CSSProperties}>
      <div className="auth-art" />
      {isSigningUp ? <SignUpPrize /> : null}
      <ul className="auth-reasons">
        {REASONS.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} />
            {t(`reasons.${key}`)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** The page loads the reward; without it there is no title either. */
function SignUpPrize() {
  const t = useTranslations('registration')
  const rewards = useQuery({ ...queryOf(useApi(), checkRewards, { query: {} }), enabled: false }).data
  if (!rewards) return null
  return (
    <section className="grid gap-2">
      <h2 className="font-display text-[20px]/7 font-bold">{t('prizeTitle')}</h2>
      <RewardLine {...rewards.registrationRewardWithoutCode} />
    </section>
  )
}
