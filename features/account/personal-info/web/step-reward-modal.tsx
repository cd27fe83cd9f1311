import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { Moment } from '#ui/modal/moment.tsx'
import { getRewards } from '../contract.ts'

const STEPS = ['email', 'profile', 'phone'] as const

/**
 * One step of the account is done, and this is what it gave: by the account, not by the address that opened it. A step
 * that is not done has nothing to show.
 */
export default function StepRewardModal({ args, close }: ModalProps) {
  const t = useTranslations('personal-info')
  const step = STEPS.find((each) => each === args['step']) ?? 'profile'
  const reward = useQuery(queryOf(useApi(), getRewards)).data?.data[step]
  const isOpen = reward?.completed === false
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) leave()
  }, [isOpen])
  if (!reward?.completed) return <ModalTitle isHidden>{t(`reward.${step}`)}</ModalTitle>
  const isRewarded = reward.coins + reward.entries > 0
  return (
    <Moment
      art={{ picture: 'gift' }}
      title={t(`reward.${step}`)}
      text={t(isRewarded ? 'reward.text' : 'reward.textPlain')}
      prizes={[
        { asset: 'coins', minor: reward.coins },
        { asset: 'entries', minor: reward.entries },
      ]}
      isWin={isRewarded}
    >
      <button type="button" className="button" onClick={close}>
        {t('reward.close')}
      </button>
    </Moment>
  )
}
