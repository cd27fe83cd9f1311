import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'
import { velvetBlackjackStrategy } from '#games/strategies.ts'
import { usePreference } from '../../screen/use-preference.ts'
import { lookOf } from '../../stage/look.ts'
import { Chip } from '../chips/chip.tsx'
import type { BoardProps } from '../table-screen.ts'
import { activeHand, dealOf, type DealView } from './deal.ts'
import { HandOnFelt } from './hand-on-felt.tsx'
import { hintOf } from './hint.ts'
import { Moves } from './moves.tsx'
import './blackjack.css'

export const HINT_PREFERENCE = 'blackjack-hints'

/** The felt: the dealer's cards above, the player's below, and the available moves. */
export function BlackjackBoard(props: BoardProps<'blackjack'>) {
  const { game, events, options, choose, choices, format, isStill, stake, levels } = props
  const t = useTranslations('game.tables.blackjack')
  const deal = useMemo(() => dealOf(events), [events])
  const [isHinting] = usePreference(HINT_PREFERENCE)
  const active = options.length > 0 ? activeHand(deal, choices) : undefined
  const played = events[0]?.type === 'roundStart' ? events[0].stake : stake
  const [won, forEach] = game.definition.naturalPays
  return (
    <div className="bj">
      <div className="bj-felt" data-is-split={deal.hands.length > 1 ? '' : undefined}>
        <img className="bj-shoe" src={lookOf(game.slug, false).symbol('shoe').replace('128', '256')} alt="" />
        <div className="bj-dealer">
          <HandOnFelt
            name={t('dealer')}
            cards={deal.dealer.cards}
            worth={deal.dealer.worth}
            isStill={isStill}
            {...((deal.dealer.worth?.total ?? 0) > 21 && { verdict: t('dealerBusts') })}
          />
        </div>
        <FeltPrint pays={t('pays', { won, each: forEach })} stands={t('stands')} />
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
      <Moves options={options} choose={choose} format={format} hint={isHinting ? hintFor(deal, active, options) : undefined} />
    </div>
  )
}

function hintFor({ hands, dealer }: DealView, active: number | undefined, options: BoardProps<'blackjack'>['options']) {
  if (active === undefined) return undefined
  const offered = options.map(({ choice }) => choice.kind)
  return hintOf(velvetBlackjackStrategy, hands[active]!.cards, dealer.cards[0] as PlayingCard, offered)
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

/** Printed on the cloth. */
function FeltPrint({ pays, stands }: { pays: string; stands: string }) {
  return (
    <svg className="bj-print" viewBox="0 0 600 110" aria-hidden="true">
      <path id="bj-arc-1" d="M20 18 Q300 92 580 18" fill="none" />
      <path id="bj-arc-2" d="M60 58 Q300 116 540 58" fill="none" />
      <text className="bj-print-pays">
        <textPath href="#bj-arc-1" startOffset="50%">
          {pays}
        </textPath>
      </text>
      <text className="bj-print-stands">
        <textPath href="#bj-arc-2" startOffset="50%">
          {stands}
        </textPath>
      </text>
    </svg>
  )
}
