import { type ReactNode, useState } from 'react'
import type { SlotGame } from '#games/game.ts'
import { FeatureCard } from '../moments/feature-card.tsx'
import { FeatureStatus } from '../moments/feature-status.tsx'
import { hasJackpots } from '../moments/jackpot-tiers.ts'
import { JackpotPlates } from '../moments/jackpot-plates.tsx'
import { WinPanel } from '../moments/win-panel.tsx'
import type { GamePlay } from '../play/game-play.ts'
import type { PlayState } from '../play/play-state.ts'
import type { Sounds } from '../sound/sounds.ts'
import { boardOf } from '../show/board.ts'
import { lookOf } from '../stage/look.ts'
import { FirstLayout, FirstReels, useFirstLayout } from './first-reels.tsx'
import { PlainReels } from './plain-reels.tsx'
import { RoundText } from './round-text.tsx'
import { Background, styleOf } from './scenery.tsx'
import type { StageKind, StagePlaces } from './stage-places.ts'

interface GameFrameProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly play: GamePlay
  readonly sounds: Sounds
  readonly stage: StageKind
  readonly places: StagePlaces
  readonly children: ReactNode
}

/** The picture of a game: background, reels, name, wins; and in words what it shows. */
export function GameFrame({ game, state, play, sounds, stage, places, children }: GameFrameProps) {
  // Where they stood when the page came: the rounds that follow are the stage's.
  const [first] = useState(() => boardOf(game.definition, state.view))
  useFirstLayout({ game, board: first }, places, stage !== 'opening')
  return (
    <main
      ref={places.screen}
      className="game"
      data-game={game.slug}
      data-stage={stage}
      data-phase={state.phase}
      data-tier={state.phase === 'celebrating' ? state.win?.tier : undefined}
      data-in-feature={state.view.feature ? '' : undefined}
      data-has-jackpots={hasJackpots(game.definition) ? '' : undefined}
      style={styleOf(game.slug, { '--game-frame': `url(${lookOf(game.slug, false).frame})` })}
    >
      <title>{game.title}</title>
      <h1 className="sr-only">{game.title}</h1>
      <Background slug={game.slug} />
      <div ref={places.host} className="game-canvas">
        {stage === 'plain' ? null : <FirstReels game={game} board={first} />}
      </div>
      {stage === 'plain' ? <PlainReels {...{ game, play, sounds, screen: places.screen, field: places.field }} /> : null}
      <Lettering slug={game.slug} />
      <div ref={places.field} className="game-field" />
      <JackpotPlates game={game} state={state} />
      <FeatureStatus game={game} state={state} />
      <WinPanel state={state} />
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
