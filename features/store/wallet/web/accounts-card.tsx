import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { AddAccountForm, AddGiftCard } from './add-account-form.tsx'
import { useRemoveAccount } from './queries.ts'
import { useAccountTitle } from './account-title.ts'

/** The payout accounts. While there is none, the form in the middle of the page takes the first. */
export function AccountsCard({ overview: { accounts, isTest, mayAddGiftCard } }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet.accounts')
  const [isAdding, setAdding] = useState(false)
  const remove = useRemoveAccount()
  const titleOf = useAccountTitle()
  return (
    <div id="payout-accounts" className="grid scroll-mt-24">
      <AccountCard title={t('title')} text={accounts.length === 0 ? t('none') : t('text')}>
        {accounts.length > 0 ? (
          <ul className="grid gap-2">
            {accounts.map(({ id, kind, title }) => (
              <li key={id}>
                <FactLine icon={kind === 'gift-card' ? 'gift-fill' : 'buildings-fill'} title={titleOf(title)} isGood>
                  <button
                    type="button"
                    className="button"
                    data-kind="quiet"
                    data-size="small"
                    disabled={remove.isPending}
                    aria-label={t('removeNamed', { title: titleOf(title) })}
                    onClick={() => remove.mutate(id)}
                  >
                    {t('remove')}
                  </button>
                </FactLine>
              </li>
            ))}
          </ul>
        ) : null}
        {isAdding ? (
          <AddAccountForm isTest={isTest} onAdded={() => setAdding(false)} onBack={() => setAdding(false)} />
        ) : (
          <button type="button" className="button" data-kind="quiet" onClick={() => setAdding(true)}>
            {t(accounts.length === 0 ? 'add' : 'more')}
          </button>
        )}
        {mayAddGiftCard && !isAdding ? <AddGiftCard /> : null}
      </AccountCard>
    </div>
  )
}
