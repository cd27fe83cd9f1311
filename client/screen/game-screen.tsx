import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SlotGame } from '#games/game.ts'
import { WinActions } from '../overlays/win-actions.tsx'
import type { Sheet, SheetProps } from '../sheets/sheet.ts'
import type { ProfileId } from '../playback/profiles.ts'
import { BuyButton } from './buy-button.tsx'
import { Controls } from './controls.tsx'
import { GameFrame } from './game-frame.tsx'
import { Notice } from './notice.tsx'
import { SkipButton } from './skip-button.tsx'
import { TopBar } from './top-bar.tsx'
import { type GameTools, useGamePlay } from './use-game-play.ts'
import type { Launch } from './use-mode.ts'
import { type KeyActs, useKeys } from './use-keys.ts'
import type { GamePlay } from '../play/game-play.ts'
import { levelBeside } from '../play/play-levels.ts'
import { freeSpinsOf } from '../play/play-state.ts'
import { useStage } from './use-stage.ts'

/** Sheets over the game load when they are opened. */
const ModalFrame = lazy(async () => ({ default: (await import('#ui/modal/modal-frame.tsx')).ModalFrame }))
const SHEETS = {
  menu: lazy(() => import('../sheets/menu-sheet.tsx')),
  help: lazy(() => import('../sheets/help-sheet.tsx')),
  fair: lazy(() => import('../sheets/fair-sheet.tsx')),
  autoplay: lazy(() => import('../sheets/autoplay-sheet.tsx')),
  amounts: lazy(() => import('../sheets/amounts-sheet.tsx')),
  buy: lazy(() => import('../sheets/buy-sheet.tsx')),
  winnings: lazy(() => import('../sheets/winnings-sheet.tsx')),
}

interface GameScreenProps {
  readonly game: SlotGame
  readonly launch: Launch
  /** Overrides the player's speed for every round, for reviewing playback. */
  readonly speed?: ProfileId
}

/** A game in play: its picture, controls and texts. */
export function GameScreen({ game, launch, speed }: GameScreenProps) {
  const tools = useGamePlay(game, launch, speed)
  const { play, state, sounds, profile } = tools
  const elements = { screen: useRef<HTMLElement>(null), host: useRef<HTMLDivElement>(null), field: useRef<HTMLDivElement>(null) }
  const stage = useStage(elements, { game, play, sounds, profile })
  const [sheet, setSheet] = useSheet(tools)
  useKeys(keysOf(play), sheet !== null)
  useEffect(() => {
    if (stage !== 'opening' && launch.openRound) void play.resume(launch.openRound)
  }, [play, stage, launch.openRound])

  return (
    <GameFrame {...{ game, state, play, sounds, stage, elements }} winActions={<WinActions game={game} state={state} />}>
      <TopBar game={game} tools={tools} onHelp={() => setSheet('help')} />
      <Notice tools={tools} />
      <BuyButton game={game} tools={tools} onOpen={() => setSheet('buy')} />
      <SkipButton tools={tools} />
      <Controls tools={tools} onOpen={setSheet} />
      {sheet ? <OpenSheet sheet={sheet} game={game} tools={tools} open={setSheet} close={() => setSheet(null)} /> : null}
    </GameFrame>
  )
}

/** The question about winnings opens automatically; closing it means no. */
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

const keysOf = (play: GamePlay): KeyActs => ({
  press: () => play.press(),
  leave: () => play.send({ type: 'autoplayStopped' }),
  step(by) {
    const state = play.state()
    if (freeSpinsOf(state)) return
    play.send({ type: 'stakePicked', stake: levelBeside(state.levels[state.mode], state.stake, by) })
  },
})
