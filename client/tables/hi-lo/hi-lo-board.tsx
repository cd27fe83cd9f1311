import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Guess, guessesOn, longer, payOf, RANKS, waysOf } from '#engine/hi-lo/odds.ts'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { CardView } from '../cards/playing-card.tsx'
import { useHundredths } from '../figures.ts'
import { useMainAction } from '../main-action.ts'
import type { BoardProps } from '../table-screen.ts'
import { useBoardKeys } from '../use-board-keys.ts'
import { type HiLoView, type PastCard, viewOf } from './hi-lo-view.ts'
import './hi-lo.css'

const KEYS: Readonly<Record<string, string>> = { higher: 'h', lower: 'l', same: 's', skip: 'k', 'cash-out': 'c' }
const SHOWN_MAX = 24

/** The current card, those before it, and the guesses with their chances and prizes. */
export function HiLoBoard(props: BoardProps<'hi-lo'>) {
  const { game, events, isStill } = props
  const view = useMemo(() => viewOf(game.definition, events), [game, events])
  const current = view.cards.at(-1)
  return (
    <div className="hl" data-end={view.end} data-is-still={isStill ? '' : undefined}>
      <Past cards={view.cards} />
      <div className="hl-table" aria-hidden="true">
        <div className="hl-deck">
          <CardView face={undefined} isStill />
        </div>
        <div className="hl-card" data-is-wrong={current && !current.isRight ? '' : undefined}>
          <CardView key={view.cards.length} face={current?.card} isStill={isStill || !current} />
        </div>
      </div>
      <Turn {...props} view={view} />
    </div>
  )
}

/** The cards of the round, the newest last. */
function Past({ cards }: { cards: readonly PastCard[] }) {
  const shown = cards.slice(-SHOWN_MAX)
  return (
    <ol className="hl-past" aria-hidden="true">
      {shown.map(({ card, came, isRight }, index) => (
        <li key={cards.length - shown.length + index} data-is-wrong={isRight ? undefined : ''}>
          <i data-came={came}>{SIGNS[came]}</i>
          <CardView face={card} isStill />
        </li>
      ))}
    </ol>
  )
}

const SIGNS: Readonly<Record<PastCard['came'], string>> = { first: '', higher: '▲', lower: '▼', same: '=', skip: '»' }

/** Guesses, a pass, and collecting. Unavailable ones keep their position, so that no press hits another one. */
function Turn({ game, view, events, stake, options, choose, format }: BoardProps<'hi-lo'> & { view: HiLoView }) {
  const t = useTranslations('game.tables.hiLo')
  const start = events[0]
  const played = start?.type === 'roundStart' ? start.stake : stake
  const choiceOf = (kind: string) => options.find(({ choice }) => choice.kind === kind)?.choice
  const act = (kind: string) => {
    const choice = choiceOf(kind)
    return choice ? () => choose(choice) : undefined
  }
  const keys = useMemo(
    () => Object.fromEntries(options.map(({ choice }) => [KEYS[choice.kind]!, () => choose(choice)])),
    [options, choose],
  )
  useBoardKeys(keys)
  const rank = view.cards.at(-1)?.card.rank
  const guesses = rank === undefined ? (['higher', 'lower'] as const) : guessesOn(rank)
  const collect = act('cash-out')
  const skip = act('skip')
  const likelier = rank === undefined ? undefined : guesses.toSorted((one, other) => waysOf(rank, other) - waysOf(rank, one))[0]
  const guess = likelier && act(likelier)
  useMainAction(
    collect
      ? { label: t('collect'), amount: format((played / PAY_UNITS) * view.pay), sound: 'coin', act: collect }
      : guess
        ? { label: t(`strict.${likelier}`), act: guess }
        : null,
  )
  return (
    <div className="hl-turn" role="group" aria-label={t('moves')}>
      {guesses.map((guess) => (
        <GuessButton
          key={guess}
          guess={guess}
          isStrict={guesses.includes('same')}
          ways={rank === undefined ? undefined : waysOf(rank, guess)}
          pay={rank === undefined ? undefined : payOf(game.definition, longer(view.run, waysOf(rank, guess)))}
          take={act(guess)}
        />
      ))}
      <button type="button" className="table-choice hl-skip" aria-disabled={skip ? undefined : true} onClick={skip}>
        {t('skip')}
        <small className="figures">{t('skipsLeft', { count: view.skips })}</small>
      </button>
    </div>
  )
}

interface GuessButtonProps {
  readonly guess: Guess
  /** An equal card is a guess of its own. */
  readonly isStrict: boolean
  /** Of 13 ranks; undefined before the first card. */
  readonly ways: number | undefined
  /** What collecting would pay then, in hundredths of the stake. */
  readonly pay: number | undefined
  readonly take: (() => void) | undefined
}

function GuessButton({ guess, isStrict, ways, pay, take }: GuessButtonProps) {
  const t = useTranslations('game.tables.hiLo')
  const { exact } = useHundredths()
  return (
    <button type="button" className="hl-guess" data-guess={guess} aria-disabled={take ? undefined : true} onClick={take}>
      <Icon name={guess === 'same' ? 'equals-bold' : 'caret-down-bold'} className="hl-sign" />
      <span>{t(isStrict ? `strict.${guess}` : `guesses.${guess === 'lower' ? 'lower' : 'higher'}`)}</span>
      <small className="figures">
        {ways === undefined ? '–' : `${exact(Math.round((10_000 * ways) / RANKS))}%`}
        <b>{pay === undefined ? '' : `×${exact(pay)}`}</b>
      </small>
    </button>
  )
}
