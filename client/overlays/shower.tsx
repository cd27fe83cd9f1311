import type { CSSProperties } from 'react'
import type { WinTier } from '../playback/win-tier.ts'

const COINS: Readonly<Partial<Record<WinTier, number>>> = { good: 18, big: 36, mega: 60, epic: 90 }

/** Coins that fall over the whole screen, moved by the style sheet alone. */
export function Shower({ tier }: { tier: WinTier }) {
  const count = COINS[tier] ?? 0
  return (
    <div className="coin-shower">
      {Array.from({ length: count }, (_, nth) => (
        <i key={nth} style={flightOf(nth)}>
          <b />
        </i>
      ))}
    </div>
  )
}

/** Spread evenly over width, size, time and turn, without two alike. */
function flightOf(nth: number): CSSProperties {
  const [across, depth, delay, turn] = [0.618, 0.414, 0.732, 0.236].map((step) => ((nth + 1) * step) % 1) as Four
  return {
    '--across': across,
    '--depth': depth,
    '--delay': `${Math.round(delay * 2_600)}ms`,
    // A coin glints twice a turn, and many do together: under three times a second.
    '--turn': `${Math.round(900 + turn * 700)}ms`,
  } as CSSProperties
}

type Four = [number, number, number, number]
