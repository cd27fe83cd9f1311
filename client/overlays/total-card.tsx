import type { SlotGame } from '#games/game.ts'
import type { Card } from '../play/card.ts'
import type { PlayState } from '../play/play-state.ts'
import { isLoud } from '../playback/win-tier.ts'
import { Celebration, Multiple } from './celebration.tsx'
import { playAmountOf } from './play-amount-of.ts'
import { PlayedAmount } from './played-amount.tsx'

interface TotalCardProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly card: Extract<Card, { kind: 'featureEnd' }>
}

/** What a feature won. A large total is celebrated like a large win. */
export function TotalCard({ game, state, card: { amount, tier, countMs } }: TotalCardProps) {
  if (isLoud(tier)) return null
  return (
    <Celebration words="total" tier={tier}>
      <b className="celebration-amount figures">
        <PlayedAmount state={state} amount={amount} ms={countMs} />
      </b>
      <Multiple amount={amount} stake={playAmountOf(game, state)} />
    </Celebration>
  )
}
