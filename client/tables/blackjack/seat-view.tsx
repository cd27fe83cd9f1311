import { useTranslations } from 'use-intl'
import type { SideSettled } from '#engine/blackjack/events.ts'
import { type SpotKind, spotOf } from '#engine/blackjack/seats.ts'
import { SIDES } from '#engine/blackjack/side-bets.ts'
import { Chip } from '../chips/chip.tsx'
import type { BoardProps } from '../table-screen.ts'
import type { HandView } from './deal.ts'
import { HandOnFelt } from './hand-on-felt.tsx'

interface SeatProps extends Pick<BoardProps<'blackjack'>, 'levels' | 'format' | 'isStill'> {
  readonly seat: number
  /** Its hands, and how they are numbered on the table. */
  readonly hands: readonly { readonly hand: HandView; readonly index: number }[]
  readonly activeHand: number | undefined
  /** Minor units by spot. */
  readonly amounts: ReadonlyMap<string, number>
  readonly sides: readonly SideSettled[]
  readonly isLocked: boolean
  readonly lay: (spot: string) => void
  readonly takeAway: (spot: string) => void
}

/** One place for a hand: its cards, and the spots for its chips and side bets. */
export function SeatView(props: SeatProps) {
  const { seat, hands, activeHand, amounts, sides, format, isStill } = props
  const t = useTranslations('game.tables.blackjack')
  const staked = hands.reduce((sum, { hand }) => sum + (hand.isDoubled ? 2 : 1), 0)
  const laid = amounts.get(spotOf('hand', seat))
  return (
    <div className="bj-seat" data-is-played={hands.length > 0 ? '' : undefined} data-count={hands.length}>
      <div className="bj-seat-hands">
        {hands.map(({ hand, index }) => (
          <HandOnFelt
            key={index}
            name={t('handOf', { hand: index + 1 })}
            cards={hand.cards}
            worth={hand.worth}
            settled={hand.settled}
            isActive={index === activeHand}
            isStill={isStill}
            isInSeat
            format={format}
          />
        ))}
        {hands.length === 0 ? <EmptySeat /> : null}
      </div>
      <ChipSpot {...props} kind="hand" amount={laid === undefined ? undefined : laid * Math.max(1, staked)} />
      <div className="bj-sides">
        {SIDES.map((side) => (
          <ChipSpot
            key={side}
            {...props}
            kind={side}
            amount={amounts.get(spotOf(side, seat))}
            settled={sides.find((each) => each.side === side)}
          />
        ))}
      </div>
    </div>
  )

  function EmptySeat() {
    return (
      <div className="bj-cards">
        <i className="bj-place" />
      </div>
    )
  }
}

interface SpotProps extends SeatProps {
  readonly kind: SpotKind
  readonly amount: number | undefined
  readonly settled?: SideSettled | undefined
}

/** Takes a chip with each press; Delete clears it. */
function ChipSpot({ seat, kind, amount, settled, levels, format, isLocked, lay, takeAway }: SpotProps) {
  const t = useTranslations('game.tables.blackjack.seats')
  const spot = spotOf(kind, seat)
  const name = t('spot', { kind, seat })
  const won = settled && settled.amount > 0 ? settled : undefined
  return (
    <button
      type="button"
      className="bj-spot"
      data-spot={spot}
      data-kind={kind}
      data-is-laid={amount === undefined ? undefined : ''}
      data-is-won={won ? '' : undefined}
      data-is-lost={settled && !won ? '' : undefined}
      aria-disabled={isLocked || undefined}
      aria-label={amount === undefined ? name : t('laidOn', { spot: name, amount: format(won?.amount ?? amount) })}
      onClick={() => lay(spot)}
      onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && takeAway(spot)}
    >
      {amount === undefined ? null : <Chip amount={won?.amount ?? amount} levels={levels} />}
      <span aria-hidden="true">
        {won?.result ? <b>{t('resultShort', { result: won.result.replaceAll('-', '_') })}</b> : t('label', { kind })}
        {amount !== undefined ? <em className="figures">{won ? `+${format(won.amount)}` : format(amount)}</em> : null}
      </span>
    </button>
  )
}
