import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import type { Box } from '../contract.ts'
import { BoxAmounts } from './box-amounts.tsx'
import { isBreakable, phaseOf } from '../shared/box.ts'

const CARD = { picture: 'piggy-bank', to: '/money-box' }

/** The card in the promo strip while a box runs; its headline is what the player's box holds. */
export default function MoneyBoxCard() {
  const t = useTranslations('money-box')
  const box = useProfile()?.moneyBox
  const running = useRunning('money-box')
  // Home lists the first promotions only; the profile knows of all.
  if (box?.isActive) {
    return (
      <BoxAmounts>
        <Filled box={box} />
      </BoxAmounts>
    )
  }
  if (!running) return null
  return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} />
}

function Filled({ box }: { box: Box }) {
  const t = useTranslations('money-box')
  const format = useAmount()
  const phase = phaseOf(box, Math.floor((useSecond() ?? 0) / SECOND_MS))
  const [amount, least] = [format('coins', box.moneyBoxAmount), format('coins', box.minAmount)]
  if (isBreakable(phase)) {
    return <PromoCard {...CARD} title={t('name')} text={t('card.ready', { amount })} action={t('break')} />
  }
  if (phase === 'resting' && box.breakableAt !== null) {
    return (
      <PromoCard {...CARD} title={t('name')} text={t('card.resting', { amount })} foot={<Countdown until={box.breakableAt} />} />
    )
  }
  return (
    <PromoCard
      {...CARD}
      title={t('name')}
      text={t('card.filling', { amount, least })}
      progress={box.moneyBoxAmount / Math.max(1, box.minAmount)}
    />
  )
}
