import { useEffect } from 'react'
import { levelBeside } from '../play/play-levels.ts'
import { freeSpinsOf } from '../play/play-state.ts'
import type { GamePlay } from '../play/game-play.ts'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** Space and Enter press the big button, arrows change the amount, Escape ends the autoplay. Not while a sheet is open. */
export function useKeys(play: GamePlay, isSheetOpen: boolean): void {
  useEffect(() => {
    if (isSheetOpen) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, select, textarea, [role="dialog"]')) return
      const step = STEPS[event.key]
      if (step && target?.getAttribute('role') !== 'radio') {
        event.preventDefault()
        changeAmount(play, step)
      } else if (event.key === 'Escape') play.send({ type: 'autoplayStopped' })
      else if ((event.key === ' ' || event.key === 'Enter') && !target?.closest('a, button')) {
        event.preventDefault()
        if (!event.repeat) play.press()
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', letGo)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', letGo)
    }
  }, [play, isSheetOpen])
}

/** After a press with a pointer the keys belong to the game again, not to the button that was pressed. */
function letGo({ target, detail }: MouseEvent): void {
  if (detail > 0 && target instanceof Element) target.closest<HTMLElement>('.game button')?.blur()
}

function changeAmount(play: GamePlay, step: -1 | 1): void {
  const state = play.state()
  if (freeSpinsOf(state)) return
  play.send({ type: 'stakePicked', stake: levelBeside(state.levels[state.mode], state.stake, step) })
}
