import { type RefObject, useEffect } from 'react'
import type { GamePlay } from '../play/game-play.ts'

/** A tap anywhere on the picture ends the win or card on show, as the main button and its keys do. */
export function useTapToHurry(screen: RefObject<HTMLElement | null>, play: GamePlay): void {
  useEffect(() => {
    const element = screen.current
    const onClick = ({ target }: MouseEvent): void => {
      if (play.state().phase !== 'celebrating') return
      if (target instanceof Element && !target.closest('a, button, input, label, [role="dialog"], .modal-scrim')) play.press()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [screen, play])
}
