import { type ReactNode, use, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { Game } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { MODE_ASSETS, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { GameButton } from '../screen/game-button.tsx'
import { useReducedMotion } from '../screen/use-preference.ts'
import { Sounds } from '../sound/sounds.ts'
import { kindOf, loadScreen } from '../tables/screens.ts'
import { TableScenery, tableStyle } from '../tables/table-frame.tsx'
import { TablePicture } from '../tables/table-picture.tsx'
import type { TableKind, TableScreen } from '../tables/table-screen.ts'
import { eventsOf } from '../tables/table-state.ts'
import { TableText } from '../tables/table-text.tsx'
import { TableWin } from '../tables/table-win.tsx'
import { CheckLink, ReplayTop, RoundFacts } from './replay-parts.tsx'

interface ReplayTableProps<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly round: WireRoundDetail
  /** In place of the way back to the player's rounds. */
  readonly top?: ReactNode
}

/** Replays a stored round on its table, continuously or event by event. Sends nothing and moves no balance. */
export function ReplayTable<K extends TableKind>({ game, round, top }: ReplayTableProps<K>) {
  const { screen } = use(loadScreen(kindOf(game) as K))
  const events = eventsOf(round) as readonly RoundEventOf<K>[]
  const steps = useSteps(events, screen)
  const [sounds] = useState(() => new Sounds())
  const t = useTranslations('round-history')
  const format = useAmount()
  const formatHere = (minor: number) => format(MODE_ASSETS[round.mode].granted, minor)
  const isOver = !steps.isPlaying && steps.at === events.length
  const shown = events.slice(0, steps.at)
  return (
    <main className="game table-game" data-game={game.slug} data-kind={kindOf(game)} style={tableStyle(game, 1)}>
      <title>{game.title}</title>
      <h1 className="sr-only">{game.title}</h1>
      <TableScenery slug={game.slug} />
      {top ?? <ReplayTop title={game.title} />}
      <section className="table-board" aria-label={game.title}>
        <TablePicture
          game={game}
          events={shown}
          choices={round.choices as readonly Choice[]}
          params={round.params}
          stake={round.stake}
          format={formatHere}
          isShowing={steps.isPlaying}
          isStill={steps.isStill || !steps.isPlaying}
          sounds={sounds}
        />
      </section>
      <TableWin state={{ phase: isOver ? 'idle' : 'showing', round }} isStill={steps.isStill} pace={1} format={formatHere} />
      <section className="game-controls" aria-label={t('controls')}>
        <RoundFacts round={round} />
        <StepButtons steps={steps} count={events.length} />
        <CheckLink round={round} />
      </section>
      <TableText screen={screen} definition={game.definition} events={shown} balance={null} format={formatHere} />
    </main>
  )
}

interface Steps {
  /** Number of events shown so far. */
  readonly at: number
  readonly isPlaying: boolean
  readonly isStill: boolean
  readonly goTo: (at: number) => void
  readonly play: () => void
}

const START_MS = 500

function useSteps<K extends TableKind>(events: readonly RoundEventOf<K>[], screen: TableScreen<K>): Steps {
  const isStill = useReducedMotion()
  const [{ at, isPlaying }, setView] = useState({ at: 0, isPlaying: true })
  useEffect(() => {
    if (!isPlaying) return undefined
    const last = events[at - 1]
    const next = { at: Math.min(events.length, at + 1), isPlaying: at < events.length }
    const timer = setTimeout(() => setView(next), last ? screen.paceMs(last, isStill) : START_MS)
    return () => clearTimeout(timer)
  }, [at, isPlaying, isStill, events, screen])
  return {
    at,
    isPlaying,
    isStill,
    goTo: (to) => setView({ at: to, isPlaying: false }),
    play: () => setView({ at: 0, isPlaying: true }),
  }
}

/** Back, play or stop, forward: each step is one event. */
function StepButtons({ steps: { at, isPlaying, goTo, play }, count }: { steps: Steps; count: number }) {
  const t = useTranslations('round-history')
  return (
    <div className="replay-steps">
      <GameButton icon="caret-left-bold" label={t('stepBack')} disabled={at <= 1} onClick={() => goTo(at - 1)} />
      <button
        type="button"
        className="spin-button"
        aria-label={isPlaying ? t('showAll') : t('showAgain')}
        onClick={() => (isPlaying ? goTo(count) : play())}
      >
        <Icon name={isPlaying ? 'stop-fill' : 'play-fill'} className="spin-icon" />
      </button>
      <GameButton icon="caret-right-bold" label={t('stepOn')} disabled={at >= count} onClick={() => goTo(at + 1)} />
    </div>
  )
}
