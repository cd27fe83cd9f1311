import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { completeRegistration } from '#features/account/registration/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useAmount } from '#ui/format/amount.ts'
import { WelcomeParts } from '#ui/parts/welcome-parts.tsx'
import { getProfile } from '#features/account/account/contract.ts'
import { useSignUpRewards } from './queries.ts'
import { RewardLine } from '#ui/parts/reward-line.tsx'

interface WelcomeProps {
  /** The heading: an `h1` on a page, the modal's title in a modal. */
  readonly title: ReactNode
  /** The link or button that continues. */
  readonly children: ReactNode
}

/** Welcomes a new player and shows the account's balances. */
export function Welcome({ title, children }: WelcomeProps) {
  const t = useTranslations('registration')
  const amount = useAmount()
  const profile = useProfile()
  const mailReward = useSignUpRewards(undefined)?.[0].emailConfirmation
  const balance = profile?.playerInfo.playerBalance
  // Terms that must be accepted first cover the welcome, so it has not been seen yet.
  useGreeted(profile?.Registration.complete === false && profile.termsRequirement.length === 0)
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center">
      <img className="-my-2" {...interfaceArt('chest', 256)} width={160} height={160} alt="" />
      <div className="[&_h2]:pr-0">{title}</div>
      <p className="text-muted">{t(balance && balance.coins + balance.entries > 0 ? 'welcomeText' : 'welcomePlain')}</p>
      {balance ? <RewardLine coins={balance.coins} entries={balance.entries} /> : null}
      {profile?.email && !profile.emailConfirmed && mailReward?.coins ? (
        <p className="notice text-left text-[14px]/5">
          <img src="/art/interface/gift-64.webp" width={32} height={32} alt="" />
          <span className="min-w-0 break-words">
            {t(mailReward.entries > 0 ? 'welcomeEmailBoth' : 'welcomeEmail', {
              email: profile.email,
              coins: amount('coins', mailReward.coins),
              entries: amount('entries', mailReward.entries),
            })}
          </span>
        </p>
      ) : null}
      {profile && !profile.email ? (
        <p className="notice text-left text-[14px]/5">
          <img src="/art/interface/gift-64.webp" width={32} height={32} alt="" />
          <span className="min-w-0">{t('welcomeNoEmail')}</span>
        </p>
      ) : null}
      <WelcomeParts />
      {children}
    </div>
  )
}

/** Rendering marks the player as welcomed. If the call fails, the next welcome repeats it. */
function useGreeted(isOpen: boolean): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOpen) return
    patchData(queries, getProfile, (profile) => ({ ...profile, Registration: { complete: true } }))
    void api.call(completeRegistration).catch(() => undefined)
  }, [api, queries, isOpen])
}
