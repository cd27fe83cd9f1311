import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignAnswers } from '#ui/promo/campaign-answers.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import type { Tournament } from '../contract.ts'

/** Six questions about this tournament, answered from its settings. */
export function Rules({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments.rules')
  const { number } = useFormatter()
  const amount = useAmount()
  const { games, mode, scoreRule, prizes, isCoinsOnly } = tournament
  const places = prizes.at(-1)?.toPlace ?? 0
  const first = prizes[0] ?? { coins: 0, entries: 0 }
  const total = (asset: 'coins' | 'entries') =>
    amount(
      asset,
      prizes.reduce((sum, prize) => sum + prize[asset] * (prize.toPlace - prize.fromPlace + 1), 0),
    )
  const hasEntries = prizes.some(({ entries }) => entries > 0)
  const answers = {
    join: t('join.answer'),
    rounds: t(`rounds.${mode}`, { games: games.length }),
    score: t(`score.${scoreRule}`),
    ties: t('ties.answer'),
    prizes: t(hasEntries ? 'prizes.both' : 'prizes.coins', {
      places: number(places),
      coins: total('coins'),
      entries: total('entries'),
      first: amount('coins', first.coins),
    }),
    paid: t('paid.answer'),
  } as const
  return (
    <CampaignAnswers
      title={t('title')}
      answers={(['join', 'rounds', 'score', 'ties', 'prizes', 'paid'] as const).map((key) => ({
        question: t(`${key}.question`),
        answer: answers[key],
      }))}
    >
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
    </CampaignAnswers>
  )
}
