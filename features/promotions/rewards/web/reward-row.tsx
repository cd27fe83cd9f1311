import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { EarnedReward } from '../contract.ts'

/** One reward: what it is, where it comes from, and its state. */
export function RewardRow({ reward }: { reward: EarnedReward }) {
  const t = useTranslations('rewards')
  const dateTime = useDateTimeText()
  const { title, link, at, state, value, takenBack } = reward
  const until = 'expiresAt' in value && value.expiresAt !== null && value.count > 0 ? value.expiresAt : null
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control bg-raised px-4 py-3">
      <Icon name="gift-fill" className="text-accent size-6" />
      <div className="grid gap-0.5">
        <span className="font-bold">{useValueText()(value)}</span>
        <LocalLink className="text-link text-sm" to={link}>
          {title}
        </LocalLink>
        <span className="text-muted text-sm">
          {until === null ? dateTime(at * 1_000) : t('until', { when: dateTime(until * 1_000) })}
        </span>
        {takenBack ? <TakenBack of={takenBack} /> : null}
        {state === 'held' || state === 'waiting' ? <span className="text-muted text-sm">{t(`${state}Text`)}</span> : null}
      </div>
      <span className="text-muted text-sm">{t(`states.${state}`)}</span>
    </li>
  )
}

function TakenBack({ of: { coins, entries, count } }: { readonly of: NonNullable<EarnedReward['takenBack']> }) {
  const t = useTranslations('rewards')
  const balance = useValueText()({ kind: 'balance', coins, entries })
  return <span className="text-muted text-sm">{t('takenBack', { what: count > 0 ? String(count) : balance })}</span>
}

/** A reward's value in words; a balance names only what it has. */
function useValueText(): (value: EarnedReward['value']) => string {
  const t = useTranslations('rewards')
  const amount = useAmount()
  return (value) => {
    if (value.kind === 'free-spins') return t('freeSpins', { count: value.count })
    if (value.kind !== 'balance') return t(`kinds.${value.kind}`, { count: value.count })
    const [coins, entries] = [amount('coins', value.coins), amount('entries', value.entries)]
    if (value.entries === 0) return t('balance', { coins })
    return value.coins === 0 ? t('entries', { entries }) : t('both', { coins, entries })
  }
}
