import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { BRUSH, paintFoil, scratchAt } from './foil.ts'
import { openMask, type Point, strokeOf } from './mask.ts'

/** The share of the foil from which the rest opens by itself. */
const ENOUGH = 0.55
const PIXELS_MAX = 2
const STROKE_GAP = 6
const STEP = 28
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface ScratchSurfaceProps {
  readonly label: string
  /** The foil is gone. */
  readonly isOpen: boolean
  /** The first stroke. */
  readonly onStart: () => void
  /** Enough is cleared, or the whole foil was taken off by a key. */
  readonly onCleared: () => void
  /** Under the foil. */
  readonly children: ReactNode
}

/** Foil that is scratched off by finger, mouse or arrow keys; Enter takes all of it off. */
export function ScratchSurface({ label, isOpen, onStart, onCleared, children }: ScratchSurfaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const foil = useRef<Foil>(null)
  const [brush, setBrush] = useState<Point>()
  useEffect(() => {
    foil.current = canvas.current && layFoil(canvas.current)
  }, [])

  const scratch = (to: Point) => {
    onStart()
    if ((foil.current?.scratch(to) ?? 0) >= ENOUGH) onCleared()
  }
  const lift = () => foil.current?.lift()
  const onPointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons % 2 === 0) return lift()
    const { left, top } = event.currentTarget.getBoundingClientRect()
    scratch({ x: event.clientX - left, y: event.clientY - top })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const { clientWidth, clientHeight } = event.currentTarget
    const from = brush ?? { x: clientWidth / 2, y: clientHeight / 2 }
    const to = { x: within(from.x + step.x, clientWidth), y: within(from.y + step.y, clientHeight) }
    setBrush(to)
    scratch(to)
  }
  return (
    <div className="scratch-window" data-is-open={isOpen}>
      <div className="scratch-under">{children}</div>
      <button
        type="button"
        className="scratch-foil"
        aria-label={label}
        inert={isOpen}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          onPointer(event)
        }}
        onPointerMove={onPointer}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={onKeyDown}
        // A click of Enter or Space has no pointer.
        onClick={({ detail }) => detail === 0 && (onStart(), onCleared())}
      >
        <canvas ref={canvas} aria-hidden="true" />
        {brush ? <span className="scratch-brush" style={{ left: brush.x, top: brush.y, width: BRUSH, height: BRUSH }} /> : null}
      </button>
    </div>
  )
}

const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size)

interface Foil {
  /** Scratches up to a point; returns the cleared share. */
  readonly scratch: (to: Point) => number
  /** Ends the stroke. */
  readonly lift: () => void
}

/** Paints the foil; without a canvas the style sheet's foil stays and the brush clears nothing that is seen. */
function layFoil(canvas: HTMLCanvasElement): Foil {
  const { clientWidth: width, clientHeight: height } = canvas
  const mask = openMask(width, height)
  const pixels = Math.min(globalThis.devicePixelRatio || 1, PIXELS_MAX)
  canvas.width = width * pixels
  canvas.height = height * pixels
  const ctx = canvas.getContext('2d')
  ctx?.scale(pixels, pixels)
  if (ctx) paintFoil(ctx, width, height)
  if (ctx) canvas.dataset['isPainted'] = ''
  let last: Point | undefined
  return {
    scratch(to) {
      for (const point of strokeOf(last ?? to, to, STROKE_GAP)) {
        mask.brush(point.x, point.y, BRUSH / 2)
        if (ctx) scratchAt(ctx, point)
      }
      last = to
      return mask.share()
    },
    lift() {
      last = undefined
    },
  }
}
