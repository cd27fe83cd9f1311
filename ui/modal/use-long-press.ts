import { type MouseEvent, type PointerEvent, useRef } from 'react'

const HOLD_MS = 450

/**
 * Handlers that tell a long press by finger or pen from a tap. The click that ends a long press does nothing, and the
 * browser's own menu stays closed.
 */
export function useLongPress(act: () => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; isDone: boolean } | null>(null)
  const end = () => {
    if (held.current) clearTimeout(held.current.timer)
  }
  return {
    onPointerDown({ pointerType }: PointerEvent) {
      end()
      held.current = null
      if (pointerType === 'mouse') return
      const hold = {
        isDone: false,
        timer: setTimeout(() => {
          hold.isDone = true
          act()
        }, HOLD_MS),
      }
      held.current = hold
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (!held.current?.isDone) return
      held.current = null
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
