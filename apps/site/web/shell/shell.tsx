import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#features/account/account/web/queries.ts'
import { useWebview } from '#ui/page/use-webview.ts'
import { AccountMenu } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'

/** The page frame: header, rail or bottom bar, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('ui')
  const profile = useProfile()
  return (
    <div className="flex min-h-dvh flex-col" {...(useWebview() ? { 'data-webview': '' } : {})}>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Header profile={profile} />
      <div className="mx-auto flex w-full max-w-360 flex-1 gap-8 px-4 sm:px-6 lg:px-8">
        <Rail />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 pt-4 pb-12 outline-none lg:pt-6">
          {/* The frame hydrates first, then its content. */}
          <Suspense>{children}</Suspense>
        </main>
      </div>
      <Suspense>
        <Footer />
      </Suspense>
      <BottomBar isPlayer={profile !== null} />
      <AccountMenu profile={profile} />
    </div>
  )
}
