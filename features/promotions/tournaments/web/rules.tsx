import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
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
    <CampaignSection title={t('title')}>
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
      <ul className="tournament-rules">
        {(['join', 'rounds', 'score', 'ties', 'prizes', 'paid'] as const).map((key) => (
          <li key={key} className="card">
            <h3>{t(`${key}.question`)}</h3>
            <p>{answers[key]}</p>
          </li>
        ))}
      </ul>
    </CampaignSection>
  )
}
