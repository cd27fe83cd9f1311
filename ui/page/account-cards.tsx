import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountCardOf } from '../feature.ts'
import { AccountCard } from './account-frame.tsx'
import { lazyPart } from './lazy-part.ts'
import { useWebFeatures } from './web-features.tsx'

/** What other slices put on this page of the account. */
export function AccountCards({ page }: Pick<AccountCardOf, 'page'>) {
  const t = useTranslations()
  const cards = useWebFeatures().flatMap(({ accountCards }) => accountCards?.filter((card) => card.page === page) ?? [])
  return cards.map(({ anchor, title, load }) => {
    const Card = lazyPart(load)
    return (
      <section key={anchor} id={anchor} className="scroll-mt-24 max-lg:order-3">
        <AccountCard title={t(title as never)}>
          <Suspense fallback={<div className="skeleton h-24 rounded-control" />}>
            <Card />
          </Suspense>
        </AccountCard>
      </section>
    )
  })
}
