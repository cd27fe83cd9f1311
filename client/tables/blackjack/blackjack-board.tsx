import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { isSeated } from '#engine/blackjack/definition.ts'
import { usePreference } from '../../screen/use-preference.ts'
import { Chip } from '../chips/chip.tsx'
import type { BoardProps } from '../table-screen.ts'
import { activeHand, dealOf } from './deal.ts'
import { DealerOnFelt, FeltPrint, Shoe } from './felt.tsx'
import { HandOnFelt } from './hand-on-felt.tsx'
import { HINT_PREFERENCE, hintFor } from './hint.ts'
import { Moves } from './moves.tsx'
import { SeatsBoard } from './seats-board.tsx'
import './blackjack.css'
import './seats.css'

/** A felt for one hand, or for several. */
export function BlackjackBoard(props: BoardProps<'blackjack'>) {
  const { definition } = props.game
  return isSeated(definition) ? <SeatsBoard {...props} definition={definition} /> : <OneHandBoard {...props} />
}

/** The felt: the dealer's cards above, the player's below, and the available moves. */
function OneHandBoard(props: BoardProps<'blackjack'>) {
  const { game, events, options, choose, choices, format, isStill, stake, levels } = props
  const t = useTranslations('game.tables.blackjack')
  const deal = useMemo(() => dealOf(events, game.definition), [events, game.definition])
  const [isHinting] = usePreference(HINT_PREFERENCE)
  const active = options.length > 0 ? activeHand(deal, choices) : undefined
  const played = events[0]?.type === 'roundStart' ? events[0].stake : stake
  return (
    <div className="bj">
      <div className="bj-felt" data-is-split={deal.hands.length > 1 ? '' : undefined}>
        <Shoe slug={game.slug} />
        <DealerOnFelt dealer={deal.dealer} isStill={isStill} />
        <FeltPrint definition={game.definition} />
        <div className="bj-hands">
          {deal.hands.map((hand, index) => (
            <HandOnFelt
              key={index}
              name={deal.hands.length > 1 ? t('handOf', { hand: index + 1 }) : t('you')}
              cards={hand.cards}
              worth={hand.worth}
              settled={hand.settled}
              isActive={deal.hands.length > 1 && index === active}
              isStill={isStill}
              format={format}
              chips={
                <Chips
                  amount={played}
                  isDoubled={hand.isDoubled}
                  levels={levels}
                  label={format(played * (hand.isDoubled ? 2 : 1))}
                />
              }
            />
          ))}
        </div>
      </div>
      <Moves
        options={options}
        choose={choose}
        format={format}
        hint={isHinting ? hintFor(game.slug, deal, { active, options }) : undefined}
      />
    </div>
  )
}

interface ChipsProps {
  readonly amount: number
  readonly isDoubled: boolean
  readonly levels: readonly number[]
  readonly label: string
}

/** The stake of a hand. */
function Chips({ amount, isDoubled, levels, label }: ChipsProps) {
  return (
    <span className="bj-chips">
      <Chip amount={amount} levels={levels} />
      {isDoubled ? <Chip amount={amount} levels={levels} /> : null}
      <b className="figures">{label}</b>
    </span>
  )
}
