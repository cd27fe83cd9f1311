import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SeatedDefinition } from '#engine/blackjack/definition.ts'
import { areSidesBacked, type SpotKind, spotOf } from '#engine/blackjack/seats.ts'
import { SIDES } from '#engine/blackjack/side-bets.ts'
import { usePreference } from '../../screen/use-preference.ts'
import { ChipRack, ChipRefusal } from '../chips/chip-rack.tsx'
import { pilesOf } from '../chips/piles.ts'
import { useChips } from '../chips/use-chips.ts'
import type { BoardProps } from '../table-screen.ts'
import { activeHand, dealOf, playOrder } from './deal.ts'
import { DealerOnFelt, FeltPrint, Shoe } from './felt.tsx'
import { HINT_PREFERENCE, hintFor } from './hint.ts'
import { Moves } from './moves.tsx'
import { SeatView } from './seat-view.tsx'

/** The felt with several places for hands; before a round the chips, during it the moves. */
export function SeatsBoard({ definition, ...props }: BoardProps<'blackjack'> & { readonly definition: SeatedDefinition }) {
  const { game, events, params, phase, options, choose, choices, levels, stake, pickStake, format, isStill } = props
  const t = useTranslations('game.tables.blackjack')
  const { seats } = definition
  const deal = useMemo(() => dealOf(events, definition), [events, definition])
  const chips = useChips(props, {
    betLevels: definition.betLevels,
    totalMax: seats.totalMax,
    refuse: (piles) => (areSidesBacked(seats, piles) ? undefined : 'unbacked'),
    goesWith,
  })
  const [isHinting] = usePreference(HINT_PREFERENCE)
  const active = options.length > 0 ? activeHand(deal, choices) : undefined
  const [start] = events
  const amounts = new Map(pilesOf(start?.type === 'roundStart' ? start.params : params).map(({ spot, amount }) => [spot, amount]))
  const end = events.at(-1)
  const order = playOrder(deal)
  return (
    <div className="bj bj-seated">
      <div className="bj-felt">
        <Shoe slug={game.slug} />
        <DealerOnFelt dealer={deal.dealer} isStill={isStill} />
        {end?.type === 'roundEnd' ? (
          <p className="bj-total" data-is-won={end.payout > 0 ? '' : undefined}>
            {t(end.payout > 0 ? 'seats.total' : 'seats.nothing', { amount: format(end.payout) })}
          </p>
        ) : (
          <FeltPrint definition={definition} />
        )}
        <div className="bj-seats">
          {Array.from({ length: seats.count }, (_, index) => index + 1).map((seat) => (
            <SeatView
              key={seat}
              seat={seat}
              hands={order.map((index) => ({ hand: deal.hands[index]!, index })).filter(({ hand }) => hand.seat === seat)}
              activeHand={active}
              amounts={amounts}
              sides={deal.sides.filter(({ hand }) => deal.hands[hand]?.seat === seat)}
              isLocked={chips.isLocked}
              lay={chips.lay}
              takeAway={chips.takeAway}
              levels={levels}
              format={format}
              isStill={isStill}
            />
          ))}
        </div>
        <ChipRefusal chips={chips} format={format} text={t('seats.unbacked')} />
      </div>
      {phase === 'idle' ? (
        <ChipRack levels={levels} stake={stake} pickStake={pickStake} format={format} chips={chips} />
      ) : (
        <Moves
          options={options}
          choose={choose}
          format={format}
          hint={isHinting ? hintFor(game.slug, deal, { active, options }) : undefined}
        />
      )}
    </div>
  )
}

/** The side bets go with their hand. */
function goesWith(spot: string): readonly string[] {
  const [kind, seat] = spot.split('-') as [SpotKind, string]
  return kind === 'hand' ? [...SIDES.map((side) => spotOf(side, Number(seat))), spot] : [spot]
}
