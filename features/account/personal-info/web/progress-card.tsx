import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import type { ProfileData, Rewards } from '../contract.ts'

const STEPS = ['email', 'profile', 'phone'] as const
export type Step = (typeof STEPS)[number]

/** The element of this page where each step is done. */
const ANCHORS: Readonly<Record<Step, string>> = { email: '#email', profile: '#facts', phone: '#phone' }

/** The steps to a complete account, what is left, and the rewards. */
export function ProgressCard({ rewards, data }: { rewards: Rewards; data: ProfileData }) {
  const t = useTranslations('personal-info.progress')
  const amount = useAmount()
  const steps = STEPS.filter((step) => rewards[step].available || rewards[step].completed)
  const left = steps.filter((step) => !rewards[step].completed)
  const done = steps.length - left.length
  const coins = left.reduce((sum, step) => sum + rewards[step].coins, 0)
  const leftText =
    coins > 0 ? t('left', { count: left.length, coins: amount('coins', coins) }) : t('leftPlain', { count: left.length })
  return (
    <AccountCard title={t(left.length === 0 ? 'titleDone' : 'title')} text={left.length === 0 ? t('done') : leftText}>
      <div
        role="progressbar"
        aria-label={t('title')}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={done}
        aria-valuetext={t('steps', { done, count: steps.length })}
        className="grid h-2.5 auto-cols-fr grid-flow-col gap-1"
      >
        {steps.map((step, index) => (
          <span key={step} className={`rounded-full ${index < done ? 'bg-(--en)' : 'bg-page hairline'}`} />
        ))}
      </div>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step}>
            <StepLine step={step} reward={rewards[step]} missing={step === 'profile' ? data.uncompletedProfileFields : []} />
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

interface StepLineProps {
  readonly step: Step
  readonly reward: Rewards[Step]
  readonly missing: readonly string[]
}

function StepLine({ step, reward, missing }: StepLineProps) {
  const t = useTranslations('personal-info')
  const coins = useAmount()('coins', reward.coins)
  if (reward.completed) {
    return (
      <p className="flex items-center gap-3 rounded-control p-3 hairline">
        <Icon name="check-circle-fill" className="size-9 flex-none p-1 text-second" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`progress.${step}`)}</span>
          <span className="figures block text-[12.5px]/4 text-muted">
            {reward.coins > 0
              ? t(reward.awaitsEmail ? 'progress.awaitsEmail' : 'progress.received', { coins })
              : t('progress.receivedNone')}
          </span>
        </span>
      </p>
    )
  }
  const fields = missing.map((field) => t(FIELD_LABELS[field] ?? 'name')).join(', ')
  return (
    <a href={ANCHORS[step]} className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline hover:bg-raised">
      <img src="/art/interface/coin-64.webp" width={36} height={36} alt="" className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(`progress.${step}`)}</span>
        {reward.coins > 0 ? (
          <span className="figures block text-[14px]/5 font-bold text-accent">{t('progress.coins', { coins })}</span>
        ) : null}
        {fields ? <span className="block text-[12.5px]/4 text-muted">{t('progress.missing', { fields })}</span> : null}
      </span>
      <Icon name="caret-right-bold" className="size-4 flex-none text-muted" />
    </a>
  )
}

/** Profile fields by their labels on this page. */
const FIELD_LABELS: Readonly<Record<string, 'name' | 'surname' | 'birthDate' | 'zip' | 'city' | 'address' | 'state'>> = {
  name: 'name',
  surname: 'surname',
  birthday: 'birthDate',
  zip: 'zip',
  city: 'city',
  address: 'address',
  state: 'state',
}
