import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useProfile, useSignUpRewards } from './queries.ts'
import { RewardLine } from './reward-line.tsx'

/** Greets a new player with what is in the account; goes on to what the player wanted before. */
export default function RegistrationCompleteModal({ args, close }: ModalProps) {
  const t = useTranslations('account')
  const { name } = useBrand()
  const amount = useAmount()
  const modals = useModals()
  const profile = useProfile()
  const mailReward = useSignUpRewards(undefined)?.[0].emailConfirmation.coins
  const { wanted, ...wantedArgs } = args
  const balance = profile?.playerInfo.playerBalance
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center">
      <img className="-my-2" src="/art/interface/chest-256.webp" width={160} height={160} alt="" />
      <div className="[&_h2]:pr-0">
        <ModalTitle>{t('welcomeTitle', { brand: name })}</ModalTitle>
      </div>
      <p className="text-muted">{t('welcomeText')}</p>
      {balance ? <RewardLine coins={balance.coins} entries={balance.entries} /> : null}
      {profile?.email && !profile.emailConfirmed && mailReward ? (
        <p className="notice text-left text-[14px]/5">
          <img src="/art/interface/gift-64.webp" width={32} height={32} alt="" />
          <span className="min-w-0 break-words">
            {t('welcomeEmail', { email: profile.email, coins: amount('coins', mailReward) })}
          </span>
        </p>
      ) : null}
      <button
        type="button"
        className="button mt-2 w-full"
        data-size="large"
        onClick={() => (wanted ? modals.replace(wanted, wantedArgs) : close())}
      >
        {t('startPlaying')}
      </button>
    </div>
  )
}
