import { type CSSProperties, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Choice } from '#engine/round-contract.ts'
import type { SlotGame } from '#games/game.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { PicksCard } from '../play/card.ts'
import type { PlayState } from '../play/play-state.ts'
import { lookOf } from '../stage/look.ts'
import { useNames } from './names.ts'
import { columnsOf, type PickPlace, placeBeside, placesOf } from './pick-places.ts'
import { PlayedAmount } from './played-amount.tsx'

interface PickBoardProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly card: PicksCard
  readonly choose: (choice: Choice) => void
}

/** Covered cells to open. One of them takes Tab; arrow keys move between them. */
export function PickBoard({ game, state, card, choose }: PickBoardProps) {
  const t = useTranslations('game')
  const isOpen = state.phase === 'choosing'
  const places = placesOf(card)
  const board = useRef<HTMLDivElement>(null)
  useFocus(board, isOpen)
  const columns = columnsOf(card.of)
  return (
    <section className="picks" aria-label={t('features.pick')} data-is-open={isOpen ? '' : undefined}>
      <PickTitle game={game} state={state} card={card} />
      <div
        ref={board}
        className="pick-row"
        role="group"
        aria-label={t('pickPlaces')}
        style={{ '--columns': columns, '--lines': Math.ceil(card.of / columns) } as CSSProperties}
      >
        {places.map((place, at) => (
          <PlaceButton
            key={at}
            {...{ game, state, place, at }}
            isAsked={state.asked?.['place'] === at}
            isReached={at === places.findIndex(({ is }) => is === 'covered')}
            open={() => isOpen && place.is === 'covered' && choose({ kind: 'pick', place: at })}
            goTo={(key) => {
              const next = placeBeside(key, at, card.of)
              if (next !== undefined) board.current?.querySelectorAll('button')[next]?.focus()
              return next !== undefined
            }}
          />
        ))}
      </div>
    </section>
  )
}

function PickTitle({ game, state, card }: Omit<PickBoardProps, 'choose'>) {
  const t = useTranslations('game')
  if (card.amount !== undefined) {
    return (
      <p className="pick-title">
        <strong>{t('wonInAll')}</strong>
        <b className="figures">
          <PlayedAmount state={state} amount={card.amount} ms={card.countMs ?? 0} />
        </b>
      </p>
    )
  }
  return (
    <p className="pick-title">
      <strong>{t('pickHow', { left: opensLeft(game, card) })}</strong>
    </p>
  )
}

/** How many cells can still be opened. */
export function opensLeft({ definition }: SlotGame, { opened }: PicksCard): number {
  const rule = definition.features.find((each) => each.kind === 'picks')
  return Math.max(1, (rule?.opensMax ?? 1) - opened.length)
}

interface PlaceProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly place: PickPlace
  readonly at: number
  readonly isAsked: boolean
  readonly isReached: boolean
  readonly open: () => void
  /** Whether the key moves the focus. */
  readonly goTo: (key: string) => boolean
}

function PlaceButton({ game, state, place, at, isAsked, isReached, open, goTo }: PlaceProps) {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.round?.mode ?? state.mode]
  const won = place.won > 0 ? format(granted, place.won) : ''
  const found = place.is === 'covered' ? t('pickCovered') : [nameOf(place.prize), won].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className="pick-card"
      data-place={place.is}
      data-is-asked={isAsked ? '' : undefined}
      aria-label={t('pickPlace', { place: at + 1, found })}
      aria-disabled={state.phase !== 'choosing' || place.is !== 'covered'}
      tabIndex={isReached ? 0 : -1}
      onClick={open}
      onKeyDown={(event) => goTo(event.key) && event.preventDefault()}
    >
      <span className="pick-back">
        <Cover game={game} />
      </span>
      <span className="pick-face">{place.is === 'covered' ? null : <Prize game={game} prize={place.prize} won={won} />}</span>
    </button>
  )
}

/** Games with picks have a picture for covered cells. */
function Cover({ game: { slug, definition } }: { game: SlotGame }) {
  return definition.features.some(({ kind }) => kind === 'picks') ? (
    <img src={lookOf(slug, true).symbol('pick-cover')} alt="" draggable={false} />
  ) : (
    <Icon name="question-fill" />
  )
}

function Prize({ game, prize, won }: { game: SlotGame; prize: string; won: string }) {
  const nameOf = useNames(game)
  const hasPicture = game.definition.symbols.some(({ id }) => id === prize)
  return (
    <>
      {hasPicture ? <img src={lookOf(game.slug, true).symbol(prize)} alt="" draggable={false} /> : <b>{nameOf(prize)}</b>}
      {won ? <b className="figures">{won}</b> : null}
    </>
  )
}

/** Takes the focus from the disabled spin button, but never from another element. */
function useFocus(board: { readonly current: HTMLElement | null }, isOpen: boolean): void {
  useEffect(() => {
    const { activeElement } = document
    const isFree = !activeElement || activeElement === document.body || activeElement.closest('.spin-button') !== null
    if (isOpen && isFree) board.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true })
  }, [board, isOpen])
}
