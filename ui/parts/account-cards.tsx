import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountCardOf } from '../feature.ts'
import { AccountCard } from './account-frame.tsx'
import { lazyPart } from '../page/lazy-part.ts'
import { useWebFeatures } from '../page/web-features.tsx'

/** Cards of other slices on this account page. */
export function AccountCards({ page, className }: Pick<AccountCardOf, 'page'> & { readonly className?: string }) {
  const t = useTranslations()
  const cards = useWebFeatures().flatMap(({ accountCards }) => accountCards?.filter((card) => card.page === page) ?? [])
  return cards.map(({ anchor, title, text, load }) => {
    const Card = lazyPart(load)
    return (
      <section key={anchor} id={anchor} className={`scroll-mt-24 ${className ?? ''}`}>
        <AccountCard title={t(title as never)} {...(text && { text: t(text as never) })}>
          <Suspense fallback={<div className="skeleton h-24 rounded-control" />}>
            <Card />
          </Suspense>
        </AccountCard>
      </section>
    )
  })
}
