import type { CSSProperties } from 'react'

const COIN_COUNT = 18
/** Adjacent coins spread by the golden angle, so no two share a path. */
const TURN_DEGREES = 137.5

/** Coins that fly up once from a claimed day. Decorative: not rendered under reduced motion. */
export function CoinBurst() {
  return (
    <span className="coin-burst" aria-hidden="true">
      {Array.from({ length: COIN_COUNT }, (_, at) => (
        <img key={at} src="/art/interface/coin-64.webp" width={28} height={28} alt="" style={pathOf(at)} />
      ))}
    </span>
  )
}

function pathOf(at: number): CSSProperties {
  const angle = ((at * TURN_DEGREES) % 360) * (Math.PI / 180)
  const reach = 70 + (at % 5) * 26
  return {
    '--x': `${Math.round(Math.cos(angle) * reach)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach * 0.7 - 60)}px`,
    '--turn': `${(at % 2 ? 1 : -1) * (180 + at * 20)}deg`,
    '--delay': `${(at % 6) * 30}ms`,
  } as CSSProperties
}
