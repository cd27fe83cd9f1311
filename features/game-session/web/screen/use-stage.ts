import { useEffect, useState } from 'react'
import type { Game } from '#games/game.ts'
import type { GamePlay } from '../play/game-play.ts'
import type { Profile } from '../show/profiles.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { GameStage } from '../stage/game-stage.ts'
import { layoutVariables } from '../stage/layout.ts'
import { lookOf } from '../stage/look.ts'
import type { StageKind, StagePlaces } from './stage-places.ts'

interface StageNeeds {
  readonly game: Game
  readonly play: GamePlay
  readonly sounds: Sounds
  readonly profile: () => Profile
}

/** Loads the canvas engine, opens the stage, and opens it anew when the browser took the drawing context away. */
export function useStage({ screen, host, field }: StagePlaces, { game, play, sounds, profile }: StageNeeds): StageKind {
  const [state, setState] = useState<StageKind>('opening')
  const [losses, setLosses] = useState(0)
  useEffect(() => {
    let isGone = false
    let stage: GameStage | null = null
    const open = async (): Promise<void> => {
      if (!hasWebGl() || !host.current || !field.current) throw new Error('no canvas here')
      const { Stage } = await import('../stage/stage.ts')
      if (isGone) return
      stage = await Stage.open({
        definition: game.definition,
        look: lookOf(game.slug, devicePixelRatio * Math.min(innerWidth / game.definition.reels.length, 190) > 140),
        host: host.current,
        field: field.current,
        isStill: () => profile().isStill,
        onReelStop: (reel) => sounds.reelStop(reel),
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

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
