import { type ReactNode, useState } from 'react'
import type { SlotGame } from '#games/game.ts'
import { BigWin } from '../overlays/big-win.tsx'
import { FeatureCard } from '../overlays/feature-card.tsx'
import { FeatureStatus } from '../overlays/feature-status.tsx'
import { hasJackpots } from '../overlays/jackpot-tiers.ts'
import { JackpotPlates } from '../overlays/jackpot-plates.tsx'
import { WinPanel } from '../overlays/win-panel.tsx'
import type { GamePlay } from '../play/game-play.ts'
import type { PlayState } from '../play/play-state.ts'
import type { Sounds } from '../sound/sounds.ts'
import { boardOf } from '../playback/board.ts'
import { lookOf } from '../stage/look.ts'
import { FirstLayout, FirstReels, useFirstLayout } from './first-reels.tsx'
import { PlainReels } from './plain-reels.tsx'
import { RoundText } from './round-text.tsx'
import { Background, styleOf } from './scenery.tsx'
import { useTapToHurry } from '../overlays/use-tap-to-hurry.ts'
import type { StageKind, StageElements } from './stage-elements.ts'

interface GameFrameProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly play: GamePlay
  readonly sounds: Sounds
  readonly stage: StageKind
  readonly elements: StageElements
  /** Actions beside a win. */
  readonly winActions?: ReactNode
  readonly children: ReactNode
}

/** A game's picture: background, reels, name, wins; with a text alternative. */
export function GameFrame({ game, state, play, sounds, stage, elements, winActions, children }: GameFrameProps) {
  // The reels' initial positions; later rounds belong to the stage.
  const [first] = useState(() => boardOf(game.definition, state.view))
  const columns = state.view.grid?.length ?? first.length
  useTapToHurry(elements.screen, play)
  useFirstLayout({ game, board: first }, elements, stage !== 'opening')
  return (
    <main
      ref={elements.screen}
      className="game"
      data-game={game.slug}
      data-stage={stage}
      data-phase={state.phase}
      data-tier={state.phase === 'celebrating' ? state.win?.tier : undefined}
      data-in-feature={state.view.feature ? '' : undefined}
      data-has-screens={game.definition.screens ? '' : undefined}
      data-has-jackpots={hasJackpots(game.definition) ? '' : undefined}
      style={styleOf(game, { '--game-frame': `url(${lookOf(game.slug, false).frame})` })}
    >
      <title>{game.title}</title>
      <h1 className="sr-only">{game.title}</h1>
      <Background slug={game.slug} />
      <div ref={elements.host} className="game-canvas">
        {stage === 'plain' ? null : <FirstReels game={game} board={first.slice(0, columns)} added={columns - first.length} />}
      </div>
      {stage === 'plain' ? <PlainReels {...{ game, play, sounds, screen: elements.screen, field: elements.field }} /> : null}
      <Lettering slug={game.slug} />
      <div ref={elements.field} className="game-field" />
      <JackpotPlates game={game} state={state} />
      <FeatureStatus game={game} state={state} />
      <WinPanel state={state}>{winActions}</WinPanel>
      <BigWin game={game} state={state} sounds={sounds} />
      <FeatureCard game={game} state={state} choose={(choice) => play.choose(choice)} />
      {children}
      <RoundText game={game} state={state} />
      <FirstLayout game={game} board={first} />
    </main>
  )
}

function Lettering({ slug }: { slug: string }) {
  const { lettering } = lookOf(slug, false)
  return (
    <picture className="game-lettering" aria-hidden="true">
      <source media="(max-aspect-ratio: 10/9)" srcSet={lettering.stacked} />
      <img src={lettering.line} alt="" fetchPriority="high" />
    </picture>
  )
}
