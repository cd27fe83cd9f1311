import { lazy, Suspense, useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Game } from '#games/game.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { lookOf } from '../stage/look.ts'
import { Controls } from './controls.tsx'
import { Notice } from './notice.tsx'
import { PlainReels } from './plain-reels.tsx'
import { RoundText } from './round-text.tsx'
import { TopBar } from './top-bar.tsx'
import { type GameTools, type Launch, useGamePlay } from './use-game-play.ts'
import { useKeys } from './use-keys.ts'
import { useStage } from './use-stage.ts'
import { FeatureCard, FeatureCounter, WinPanel } from './win-panel.tsx'

/** What may be opened over a game. */
export type Sheet = 'menu' | 'help' | 'autoplay' | 'amounts' | 'winnings'

const SHEETS = {
  menu: lazy(() => import('../sheets/menu-sheet.tsx')),
  help: lazy(() => import('../sheets/help-sheet.tsx')),
  autoplay: lazy(() => import('../sheets/autoplay-sheet.tsx')),
  amounts: lazy(() => import('../sheets/amounts-sheet.tsx')),
  winnings: lazy(() => import('../sheets/winnings-sheet.tsx')),
}

export interface SheetProps {
  readonly game: Game
  readonly tools: GameTools
  readonly open: (sheet: Sheet) => void
  readonly close: () => void
}

/** One game: the picture, and around it everything that is pressed or read. */
export function GameScreen({ game, launch }: { game: Game; launch: Launch }) {
  const tools = useGamePlay(game, launch)
  const { play, state, sounds, profile } = tools
  const places = { screen: useRef<HTMLElement>(null), host: useRef<HTMLDivElement>(null), field: useRef<HTMLDivElement>(null) }
  const stage = useStage(places, { game, play, sounds, profile })
  const [sheet, setSheet] = useSheet(tools)
  useKeys(play, sheet !== null)
  useEffect(() => {
    if (stage !== 'opening' && launch.openRound) void play.resume(launch.openRound)
  }, [play, stage, launch.openRound])

  return (
    <main
      ref={places.screen}
      className="game"
      data-game={game.slug}
      data-stage={stage}
      data-phase={state.phase}
      data-tier={state.phase === 'celebrating' ? state.win?.tier : undefined}
      data-in-feature={state.view.feature ? '' : undefined}
      style={coloursOf(game.slug)}
    >
      <h1 className="sr-only">{game.title}</h1>
      <Background slug={game.slug} />
      <div ref={places.host} className="game-canvas" />
      {stage === 'plain' ? <PlainReels {...{ game, play, sounds, screen: places.screen, field: places.field }} /> : null}
      <Lettering slug={game.slug} />
      <TopBar title={game.title} tools={tools} onHelp={() => setSheet('help')} />
      <div ref={places.field} className="game-field" />
      <FeatureCounter state={state} />
      <WinPanel state={state} />
      <FeatureCard state={state} />
      <Notice tools={tools} />
      <Controls tools={tools} onOpen={setSheet} />
      <RoundText game={game} state={state} />
      {sheet ? <OpenSheet sheet={sheet} game={game} tools={tools} open={setSheet} close={() => setSheet(null)} /> : null}
    </main>
  )
}

/** The question about winnings opens by itself, and closing it is a no. */
function useSheet({ play, state }: GameTools): [Sheet | null, (sheet: Sheet | null) => void] {
  const [opened, setOpened] = useState<Sheet | null>(null)
  const isAsked = state.notice === 'ask-to-play-winnings'
  return [
    isAsked ? 'winnings' : opened,
    (next) => {
      if (isAsked && next === null) play.send({ type: 'noticeClosed' })
      else setOpened(next)
    },
  ]
}

function OpenSheet({ sheet, ...props }: SheetProps & { sheet: Sheet }) {
  const Content = SHEETS[sheet]
  return (
    <Suspense fallback={null}>
      <ModalFrame isBlocking={false} onClose={props.close} key={sheet}>
        <Content {...props} />
      </ModalFrame>
    </Suspense>
  )
}

function Background({ slug }: { slug: string }) {
  const { background } = lookOf(slug, false)
  return (
    <>
      <picture className="game-background">
        <source media="(orientation: portrait)" srcSet={background.portrait} />
        <img src={background.landscape} alt="" fetchPriority="high" />
      </picture>
      <div className="game-shade" />
    </>
  )
}

function Lettering({ slug }: { slug: string }) {
  const { lettering } = lookOf(slug, false)
  return (
    <picture className="game-lettering" aria-hidden="true">
      <source media="(max-aspect-ratio: 10/9)" srcSet={lettering.stacked} />
      <img src={lettering.line} alt="" />
    </picture>
  )
}

function coloursOf(slug: string): CSSProperties {
  const { light, glow, well } = lookOf(slug, false).colours
  const css = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
  return { '--game-light': css(light), '--game-glow': css(glow), '--game-well': css(well) } as CSSProperties
}
