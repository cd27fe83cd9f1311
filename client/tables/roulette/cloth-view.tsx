import { type CSSProperties, type KeyboardEvent, memo, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { colourOf, isZero, numberName, type RouletteLayout, type Spot } from '#engine/roulette/spots.ts'
import { Chip } from '../chips/chip.tsx'
import type { SayTools } from '../table-screen.ts'
import { type Direction, type Place, placeOfId, placesOf, spotBeside } from './cloth.ts'
import type { ClothView as Laid } from './laid-chips.ts'
import { spotName } from './spot-name.ts'

interface ClothProps {
  readonly layout: RouletteLayout
  readonly laid: Laid
  readonly levels: readonly number[]
  readonly dolly: string
  readonly isLocked: boolean
  /** Large enough to hit lines and corners by touch; only a part of it is visible. */
  readonly isZoomed: boolean
  readonly format: (minor: number) => string
  readonly lay: (spot: string) => void
  readonly takeAway: (spot: string) => void
}

/** The table layout. One tab stop; arrows move between bet spots, half a field at a time. */
export function Cloth({ layout, laid, levels, dolly, isLocked, isZoomed, format, lay, takeAway }: ClothProps) {
  const t = useTranslations('game.tables.roulette')
  const [current, setCurrent] = useState('straight-17')
  const cloth = useSight(current, isZoomed, laid.number)
  const amounts = new Map(laid.piles.map(({ spot, amount }) => [spot, amount]))
  const onPress = ({ target }: MouseEvent<HTMLDivElement>) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined
    if (id === undefined) return
    setCurrent(id)
    lay(id)
  }
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return takeAway(current)
    const direction = directionOf(event.key)
    if (!direction) return
    event.preventDefault()
    const next = spotBeside(layout, current, direction)
    setCurrent(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus()
  }
  return (
    <div
      ref={cloth}
      className="rl-cloth"
      data-zeros={layout.wheel.filter(isZero).length}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('cloth')}
      aria-describedby="rl-keys"
      onClick={onPress}
      onKeyDown={onKey}
    >
      <p id="rl-keys" className="sr-only">
        {t('keys')}
      </p>
      {[...placesOf(layout).values()].map(({ spot, place }) => {
        const amount = amounts.get(spot.id)
        return (
          <SpotButton
            key={spot.id}
            spot={spot}
            place={place}
            laid={amount === undefined ? undefined : format(amount)}
            isCurrent={spot.id === current}
            isLocked={isLocked}
            isLit={laid.number !== undefined && spot.numbers.includes(laid.number) && isField(place)}
            isPaid={laid.paid.has(spot.id)}
          />
        )
      })}
      {laid.piles.map(({ spot, amount }) => (
        <i
          key={`${spot}/${amount}`}
          className="rl-pile"
          style={pointAt(placeOfId(layout, spot))}
          data-is-paid={laid.paid.has(spot) ? '' : undefined}
          data-is-lost={laid.number !== undefined && !laid.paid.has(spot) ? '' : undefined}
        >
          <Chip amount={laid.paid.get(spot) ?? amount} levels={levels} />
        </i>
      ))}
      {laid.number === undefined ? null : (
        <img className="rl-dolly" src={dolly} alt="" style={pointAt(placeOfId(layout, `straight-${numberName(laid.number)}`))} />
      )}
    </div>
  )
}

/** Centers the last used spot when the layout is enlarged, and scrolls the winning number into view. */
function useSight(current: string, isZoomed: boolean, number: number | undefined) {
  const cloth = useRef<HTMLDivElement>(null)
  const spot = useRef(current)
  spot.current = current
  useEffect(() => {
    const place = cloth.current?.querySelector(`[data-spot="${spot.current}"]`)
    if (isZoomed) place?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [isZoomed])
  useEffect(() => {
    if (number === undefined) return
    cloth.current
      ?.querySelector(`[data-spot="straight-${numberName(number)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [number])
  return cloth
}

interface SpotProps {
  readonly spot: Spot
  readonly place: Place
  /** The chips on this spot, as text. */
  readonly laid: string | undefined
  readonly isCurrent: boolean
  readonly isLocked: boolean
  readonly isLit: boolean
  readonly isPaid: boolean
}

/** Event delegation: 157 buttons are not rendered again for each chip. */
const SpotButton = memo(function SpotButton({ spot, place, laid, isCurrent, isLocked, isLit, isPaid }: SpotProps) {
  const words = useTranslations('game.tables')
  const t = words as unknown as SayTools['t']
  const name = spotName(t, spot)
  return (
    <button
      type="button"
      className="rl-spot"
      data-spot={spot.id}
      data-kind={spot.kind}
      data-is-line={isField(place) ? undefined : ''}
      data-colour={spot.kind === 'straight' ? colourOf(spot.numbers[0]!) : undefined}
      data-is-lit={isLit ? '' : undefined}
      data-is-paid={isPaid ? '' : undefined}
      style={boxOf(place)}
      tabIndex={isCurrent ? 0 : -1}
      aria-disabled={isLocked || undefined}
      aria-label={laid === undefined ? name : t('roulette.laidOn', { spot: name, amount: laid })}
      title={isField(place) ? undefined : name}
    >
      {isField(place) ? <span aria-hidden="true">{textOn(spot, t)}</span> : null}
    </button>
  )
})

const isField = ({ along, across }: Place): boolean => along >= 1 && across >= 1

function textOn({ id, kind, numbers }: Spot, t: SayTools['t']): string {
  if (kind === 'straight') return numberName(numbers[0]!)
  if (kind === 'column') return '2:1'
  if (kind === 'dozen') return t('roulette.spots.dozenShort', { place: Number(id.split('-')[1]) })
  return t(`roulette.spots.${id}Short`)
}

const boxOf = ({ u, v, along, across }: Place): CSSProperties =>
  ({ '--u': u - along / 2 + 1, '--v': v - across / 2, '--along': along, '--across': across }) as CSSProperties

const pointAt = ({ u, v }: Place): CSSProperties => ({ '--u': u + 1, '--v': v, '--along': 0, '--across': 0 }) as CSSProperties

/** Horizontal on wide screens, vertical on tall ones. */
function directionOf(key: string): Direction | undefined {
  const isWide = matchMedia('(min-aspect-ratio: 10/9)').matches
  switch (key) {
    case 'ArrowRight':
      return isWide ? [1, 0] : [0, 1]
    case 'ArrowLeft':
      return isWide ? [-1, 0] : [0, -1]
    case 'ArrowUp':
      return isWide ? [0, 1] : [-1, 0]
    case 'ArrowDown':
      return isWide ? [0, -1] : [1, 0]
    default:
      return undefined
  }
}
