import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignAnswers } from '#ui/promo/campaign-answers.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { oddsOf, sumUpTo } from '../shared/prize-at.ts'
import type { LotteryViewProps } from './lottery-view.tsx'

const CENTS = 100

/** Questions about this draw, answered from its settings; the odds and the value of a ticket are exact. */
export function Rules({ details }: Pick<LotteryViewProps, 'details'>) {
  const t = useTranslations('lottery.rules')
  const { number } = useFormatter()
  const amount = useAmount()
  const { coinsPerTicket, ticketsMax, dailyTickets, centsPerTicket, prizes, isCoinsOnly, ticketsTotal } = details
  const places = prizes.at(-1)?.to ?? 0
  const all = sumUpTo(prizes, places)
  const odds = oddsOf(prizes, ticketsTotal)
  const price = centsPerTicket === null ? null : number(centsPerTicket / CENTS, { style: 'currency', currency: 'USD' })
  const whole = (value: number) => number(value, 'grouped')
  const total = {
    winners: whole(places),
    coins: amount('coins', all.coins),
    entries: amount('entries', all.entries),
  }
  const value = odds && {
    tickets: whole(ticketsTotal),
    places: whole(odds.places),
    chance: number(odds.chance, { style: 'percent', maximumSignificantDigits: 3 }),
    coins: number(odds.coins / CENTS, { maximumFractionDigits: 2 }),
    entries: number(odds.entries / CENTS, { maximumFractionDigits: odds.entries < CENTS ? 4 : 2, minimumFractionDigits: 2 }),
  }
  const answers = {
    play: t('play.answer', { coins: amount('coins', coinsPerTicket ?? 0), most: whole(ticketsMax ?? 0) }),
    free: t('free.answer', { count: dailyTickets, shown: whole(dailyTickets) }),
    buy: price === null ? t('buy.none') : t('buy.answer', { price, count: dailyTickets, shown: whole(dailyTickets) }),
    odds: `${t(all.entries > 0 ? 'odds.both' : 'odds.coins', total)} ${value ? t(all.entries > 0 ? 'odds.valueBoth' : 'odds.value', value) : t('odds.none')}`,
    fair: t('fair.answer'),
    take: t('take.answer'),
  } as const
  return (
    <CampaignAnswers
      title={t('title')}
      answers={(['play', 'free', 'buy', 'odds', 'fair', 'take'] as const).map((key) => ({
        question: t(`${key}.question`),
        answer: answers[key],
      }))}
    >
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
    </CampaignAnswers>
  )
}
