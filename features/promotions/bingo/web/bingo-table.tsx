import './bingo.css'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { completedWay, MIDDLE, SIDE } from '#engine/bingo/card.ts'
import type { BingoPattern } from '#kernel/bingo.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { scrollToPart } from '#ui/page/scroll-to-part.ts'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { PlayedGame } from '../contract.ts'
import { Ball, LETTERS } from './ball.tsx'
import { PatternPicture } from './pattern-picture.tsx'
import type { Playing } from './queries.ts'

/** The balls beside the big one. */
const RECENT = 5

interface BingoTableProps {
  readonly playing: Playing
  /** The player has the balls of another game. */
  readonly isReady: boolean
  readonly prizes: readonly { readonly pattern: BingoPattern; readonly coins: number; readonly entries: number }[]
}

/** The card and the numbers called so far, with the patterns as they are completed. */
export function BingoTable({ playing, isReady, prizes }: BingoTableProps) {
  const t = useTranslations('bingo')
  const { game, shown, isPlaying, isNew, onSkip, onPlay } = playing
  const frame = useRef<HTMLDivElement>(null)
  const isCalling = isPlaying && game !== null
  const dealt = isNew ? game : null
  useEffect(() => {
    if (dealt) scrollToPart(frame.current)
  }, [dealt])
  const calls = game?.calls.slice(0, shown) ?? []
  const called = new Set(calls)
  const done = game ? prizes.filter(({ pattern }) => completedWay(pattern, game.card, called)) : []
  return (
    <div ref={frame} className="bingo-table card" data-is-playing={isPlaying}>
      <BingoCard game={game} called={called} patterns={done.map(({ pattern }) => pattern)} />
      <div className="bingo-caller">
        <Caller calls={calls} count={game?.calls.length ?? 0} />
        <ul className="bingo-goals">
          {prizes.map(({ pattern, coins, entries }) => (
            <Goal
              key={pattern}
              pattern={pattern}
              prize={{ coins, entries }}
              isDone={done.some((each) => each.pattern === pattern)}
            />
          ))}
        </ul>
        {isCalling ? (
          <button type="button" className="button" data-kind="quiet" onClick={onSkip}>
            {t('skip')}
          </button>
        ) : null}
        {game && !isPlaying ? <Result game={game} isNew={isNew} /> : null}
        {isNew && !isPlaying && isReady ? (
          <button type="button" className="button" onClick={onPlay}>
            {t('again')}
          </button>
        ) : null}
      </div>
    </div>
  )
}

interface BingoCardProps {
  readonly game: PlayedGame | null
  readonly called: ReadonlySet<number>
  readonly patterns: readonly BingoPattern[]
}

function BingoCard({ game, called, patterns }: BingoCardProps) {
  const t = useTranslations('bingo')
  const inPattern = new Set(game ? patterns.flatMap((pattern) => completedWay(pattern, game.card, called) ?? []) : [])
  const rows = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (__, column) => row * SIDE + column))
  return (
    <table className="bingo-card" data-is-empty={game === null}>
      <caption className="sr-only">{t('card')}</caption>
      <thead>
        <tr>
          {LETTERS.map((letter, column) => (
            <th key={letter} scope="col" data-column={column}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((at) => {
              const number = game?.card[at] ?? 0
              const isCalled = at === MIDDLE || called.has(number)
              return (
                <td key={at} data-is-called={game !== null && isCalled} data-is-in={inPattern.has(at)}>
                  {at === MIDDLE ? <span className="bingo-free">{t('free')}</span> : game ? number : ''}
                  {game && isCalled && at !== MIDDLE ? <span className="sr-only">, {t('called')}</span> : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Caller({ calls, count }: { calls: readonly number[]; count: number }) {
  const t = useTranslations('bingo')
  const last = calls.at(-1)
  if (last === undefined) return <p className="bingo-waiting text-muted">{t('waiting')}</p>
  return (
    <div className="bingo-calls">
      <span className="sr-only">{t('lastCall')}</span>
      <Ball key={calls.length} number={last} isBig />
      <div>
        <p className="figures text-muted">{t('calls', { shown: calls.length, count })}</p>
        <p className="bingo-recent" aria-hidden="true">
          {calls
            .slice(-RECENT - 1, -1)
            .toReversed()
            .map((number) => (
              <Ball key={number} number={number} />
            ))}
        </p>
      </div>
    </div>
  )
}

interface GoalProps {
  readonly pattern: BingoPattern
  readonly prize: { readonly coins: number; readonly entries: number }
  readonly isDone: boolean
}

function Goal({ pattern, prize, isDone }: GoalProps) {
  const t = useTranslations('bingo')
  return (
    <li data-is-done={isDone}>
      <PatternPicture pattern={pattern} />
      <span>{t(`pattern.${pattern}`)}</span>
      <PrizeLine coins={prize.coins} entries={prize.entries} />
      {isDone ? <Icon name="check-circle-fill" className="size-5" /> : null}
    </li>
  )
}

function Result({ game: { patterns, coins, entries }, isNew }: { game: PlayedGame; isNew: boolean }) {
  const t = useTranslations('bingo')
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const hasWon = coins + entries > 0
  if (!isNew && !hasWon) return null
  return (
    <div className="bingo-result" role="status" data-is-win={hasWon}>
      {hasWon ? (
        <>
          <h3>{t(isNew ? 'won' : 'lastGame')}</h3>
          <p className="bingo-prize">
            <PrizeLine coins={coins} entries={entries} />
          </p>
          {isNew ? (
            <p className="text-muted">
              {t('wonText', { patterns: list.format(patterns.map((pattern) => t(`pattern.${pattern}`))) })}
            </p>
          ) : null}
        </>
      ) : (
        <p>{t('lost')}</p>
      )}
    </div>
  )
}
