import { type ReactNode, useEffect, useRef } from 'react'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { lookOf } from '../../stage/look.ts'
import { useHundredths } from '../figures.ts'
import { pathTo, placeOf } from './flight-path.ts'

interface CrashSkyProps {
  readonly slug: string
  readonly stage: 'waiting' | 'betting' | 'flying' | 'burst'
  /** The multiplier of this moment, in hundredths; read again for each frame. */
  readonly multiplierNow: () => number
  readonly isStill: boolean
  /** Over the picture: who collected, what was won. */
  readonly children?: ReactNode
}

/** Frames a second with reduced motion: only the number changes. */
const STILL_GAP_MS = 100

/** A bubble that climbs with the multiplier and pops. Frames write to the page directly, past React. */
export function CrashSky({ slug, stage, multiplierNow, isStill, children }: CrashSkyProps) {
  const { exact } = useHundredths()
  const sky = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLParagraphElement>(null)
  const path = useRef<SVGPathElement>(null)
  const area = useRef<SVGPathElement>(null)
  const latest = useRef({ multiplierNow, exact })
  latest.current = { multiplierNow, exact }
  useEffect(() => {
    const draw = (): void => {
      const multiplier = stage === 'flying' || stage === 'burst' ? latest.current.multiplierNow() : PAY_UNITS
      const { x, y } = placeOf(multiplier)
      const line = pathTo({ x, y })
      sky.current?.style.setProperty('--x', String(x))
      sky.current?.style.setProperty('--y', String(y))
      path.current?.setAttribute('d', line)
      area.current?.setAttribute('d', `${line} L${x * 100} 100 Z`)
      if (figure.current) figure.current.textContent = `×${latest.current.exact(multiplier)}`
    }
    draw()
    if (stage !== 'flying') return undefined
    if (isStill) {
      const timer = setInterval(draw, STILL_GAP_MS)
      return () => clearInterval(timer)
    }
    let frame = requestAnimationFrame(function next() {
      draw()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [stage, isStill])
  return (
    <div ref={sky} className="crash-sky" data-stage={stage} data-is-still={isStill ? '' : undefined}>
      <div className="crash-motes" aria-hidden="true" />
      <svg className="crash-trail" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id="crash-fade">
          <stop offset="0.45" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <path ref={area} className="crash-area" />
        <path ref={path} className="crash-line" />
      </svg>
      <div className="crash-flyer" aria-hidden="true">
        <img src={lookOf(slug, false).symbol('bubble').replace('128', '256')} alt="" />
        <i className="crash-pop">
          {Array.from({ length: 8 }, (_, index) => (
            <b key={index} style={{ rotate: `${index * 45}deg` }} />
          ))}
        </i>
      </div>
      <p ref={figure} className="crash-figure figures" aria-hidden="true" />
      {children}
    </div>
  )
}
