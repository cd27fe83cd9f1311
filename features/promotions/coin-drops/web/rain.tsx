const COINS = 28
const FALL_MS = 2_400

/** Evenly spread without a pattern, the same on every page: the additive recurrence R2 (Roberts, 2018). */
const spread = (nth: number, by: number): number => (0.5 + (nth + 1) * by) % 1

const coins = Array.from({ length: COINS }, (_, nth) => ({
  left: `${spread(nth, 0.754_878) * 100}%`,
  delay: `${Math.round(spread(nth, 0.569_84) * FALL_MS)}ms`,
  size: `${20 + ((nth * 7) % 5) * 6}px`,
  turn: `${nth % 2 === 0 ? 1 : -1}turn`,
}))

/** Coins that fall over what it lies on; with reduced motion they lie still. Decoration. */
export function Rain({ isOverPage = false }: { isOverPage?: boolean }) {
  return (
    <div className="coin-rain" data-is-over-page={isOverPage} aria-hidden="true">
      {coins.map(({ left, size, delay, turn }) => (
        <i key={left} style={{ '--left': left, '--size': size, '--delay': delay, '--turn': turn } as React.CSSProperties} />
      ))}
    </div>
  )
}
