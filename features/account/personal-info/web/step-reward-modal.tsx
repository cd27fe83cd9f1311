import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { getRewards } from '../contract.ts'

const STEPS = ['email', 'profile', 'phone'] as const

/**
 * A completed account step and its reward, taken from the account rather than the address that opened it. An
 * incomplete step shows nothing.
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
    <Announcement
      art={{ picture: 'gift' }}
      title={t(`reward.${step}`)}
      text={t(!isRewarded ? 'reward.textPlain' : reward.awaitsEmail ? 'reward.textAwaitsEmail' : 'reward.text')}
      prizes={[
        { asset: 'coins', minor: reward.coins },
        { asset: 'entries', minor: reward.entries },
      ]}
      isWin={isRewarded && !reward.awaitsEmail}
    >
      <button type="button" className="button" onClick={close}>
        {t('reward.close')}
      </button>
    </Announcement>
  )
}
