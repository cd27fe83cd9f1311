import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'

const STEPS = ['email', 'profile', 'phone'] as const

/** One step of the account is done, and this is what it gave. */
export default function StepRewardModal({ args, close }: ModalProps) {
  const t = useTranslations('personal-info.reward')
  const step = STEPS.find((each) => each === args['step']) ?? 'profile'
  const [coins, entries] = [Number(args['coins']) || 0, Number(args['entries']) || 0]
  const isRewarded = coins + entries > 0
  return (
    <Moment
      art={{ picture: 'gift' }}
      title={t(step)}
      text={t(isRewarded ? 'text' : 'textPlain')}
      prizes={[
        { asset: 'coins', minor: coins },
        { asset: 'entries', minor: entries },
      ]}
      isWin={isRewarded}
    >
      <button type="button" className="button" onClick={close}>
        {t('close')}
      </button>
    </Moment>
  )
}
