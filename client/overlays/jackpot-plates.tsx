import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { listJackpots } from '#features/play/jackpots/contract.ts'
import { type PlayState, stakeOf } from '../play/play-state.ts'
import { hasPools, jackpotTiers } from './jackpot-tiers.ts'
import { useTierName } from './names.ts'

/** Current jackpot values; pooled ones grow with everyone's play. */
export function JackpotPlates({ game, state }: { game: SlotGame; state: PlayState }) {
  const t = useTranslations('game')
  const format = useAmount()
  const tierName = useTierName(game)
  const { definition, slug } = game
  const { data } = useQuery({ ...queryOf(useApi(), listJackpots, { params: { slug } }), enabled: hasPools(definition) })
  const tiers = jackpotTiers(definition, { stake: stakeOf(state), mode: state.mode, pools: data?.data.jackpots ?? [] })
  if (tiers.length === 0) return null
  const { granted } = MODE_ASSETS[state.mode]
  const hit = state.card?.kind === 'jackpot' ? state.card.jackpot : null
  return (
    <dl className="jackpot-plates" aria-label={t('jackpots')}>
      {tiers.map(({ tier, amount, mustDropBy }) => (
        <div key={tier} className="jackpot-plate" data-jackpot={tier} data-is-hit={tier === hit ? '' : undefined}>
          <dt>{tierName(tier)}</dt>
          <dd className="figures">{format(granted, amount)}</dd>
          {mustDropBy === undefined ? null : (
            <dd className="jackpot-limit figures">{t('mustDropBy', { amount: format(granted, mustDropBy) })}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
