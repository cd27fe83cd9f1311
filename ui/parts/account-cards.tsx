import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountCardOf } from '../feature.ts'
import { AccountCard } from './account-frame.tsx'
import { lazyPart } from '../page/lazy-part.ts'
import { useWebFeatures } from '../page/web-features.tsx'

interface AccountCardsProps extends Pick<AccountCardOf, 'page' | 'isWide'> {
  readonly className?: string
}

/** Cards of other slices on this account page, for one of its columns. */
export function AccountCards({ page, isWide = false, className }: AccountCardsProps) {
  const t = useTranslations()
  const isHere = (card: AccountCardOf) => card.page === page && (card.isWide ?? false) === isWide
  const cards = useWebFeatures().flatMap(({ accountCards }) => accountCards?.filter((card) => isHere(card)) ?? [])
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
