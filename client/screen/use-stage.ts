import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import type { GamePlay } from '../play/game-play.ts'
import type { Profile } from '../playback/profiles.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { GameStage } from '../stage/game-stage.ts'
import { chosenAtlas } from '../stage/keep-layout.ts'
import { isPortraitScreen, layoutStage, layoutVariables } from '../stage/layout.ts'
import { lookOf } from '../stage/look.ts'
import { EMPTY_VIEW } from '#engine/slot/view.ts'
import { nextTask } from '#ui/page/next-task.ts'
import { boardOf, windowOf } from '../playback/board.ts'
import { drawingPower, spareCanvas, wantsSmoothEdges } from './drawing-power.ts'
import { shortAmount } from './short-amount.ts'
import type { StageKind, StageElements } from './stage-elements.ts'

/** A browser that loses the context repeatedly has too few resources; the plain reels need none. */
const LOSSES_MAX = 3

interface StageNeeds {
  readonly game: SlotGame
  readonly play: GamePlay
  readonly sounds: Sounds
  readonly profile: () => Profile
}

/** Loads the canvas engine, opens the stage, and reopens it after the browser lost the drawing context. */
export function useStage({ screen, host, field }: StageElements, { game, play, sounds, profile }: StageNeeds): StageKind {
  const [state, setState] = useState<StageKind>('opening')
  const [losses, setLosses] = useState(0)
  const locale = useRef('en')
  locale.current = useLocale()
  useEffect(() => {
    let isGone = false
    let stage: GameStage | null = null
    const open = async (): Promise<void> => {
      await nextTask()
      if (isGone) return
      const power = drawingPower()
      if (losses > LOSSES_MAX || power === 'none') throw new Error('no canvas here')
      const { Stage } = await import('../stage/stage.ts')
      await nextTask()
      if (isGone || !host.current || !field.current) return
      stage = await Stage.open({
        definition: game.definition,
        look: { ...lookOf(game.slug, isSharp(game, screen.current, field.current)), colors: game.colors },
        host: host.current,
        field: field.current,
        isSlow: power === 'software',
        isSmooth: wantsSmoothEdges(power),
        canvas: spareCanvas(),
        view: () => play.state().view,
        isStill: () => profile().isStill,
        onReelStop: (reel) => sounds.reelStop(reel),
        onLock: (nth) => sounds.play('lock', nth),
        font: getComputedStyle(host.current).getPropertyValue('--font-display') || 'sans-serif',
        short: (amount) => shortAmount(amount, locale.current),
        onLost: () => setLosses((count) => count + 1),
        onLayout: (layout) => {
          for (const [name, value] of Object.entries(layoutVariables(layout))) screen.current?.style.setProperty(name, value)
        },
      })
      if (isGone) return stage.close()
      play.attach(stage)
      setState('canvas')
    }
    open().catch(() => {
      if (!isGone) setState('plain')
    })
    const onVisibility = () => stage?.pause(document.hidden)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onVisibility)
      play.attach(null)
      stage?.close()
    }
  }, [game, play, sounds, profile, screen, host, field, losses])
  return state
}

const SHARP_ABOVE = 140

/**
 * The browser's choice for the first reels; otherwise whether the screen shows more device pixels per symbol than the
 * smaller pictures have.
 */
function isSharp({ definition }: SlotGame, screen: HTMLElement | null, field: HTMLElement): boolean {
  const chosen = chosenAtlas(screen)
  if (chosen) return chosen === 256
  const { left, top, width, height } = field.getBoundingClientRect()
  const isPortrait = isPortraitScreen({ width: innerWidth, height: innerHeight })
  const { cell } = layoutStage({ left, top, width, height }, windowOf(definition, boardOf(definition, EMPTY_VIEW)), isPortrait)
  return devicePixelRatio * cell > SHARP_ABOVE
}
