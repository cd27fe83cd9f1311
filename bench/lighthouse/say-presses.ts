import type { Press } from './watch-presses.ts'

const WANTED_MS = 200

/** The longest press of each step, and of all of them: that is INP, as so few presses have no outlier to leave out. */
export function sayPresses(presses: readonly Press[], say: (line: string) => void): void {
  const longest = new Map<string, Press>()
  for (const press of presses) if (press.ms > (longest.get(press.what)?.ms ?? -1)) longest.set(press.what, press)
  say(row(['press, slowed four times', 'ms', 'heard', 'worked', 'drawn', 'what ran longest']))
  for (const { what, ms, heardAfter, workedFor, drawnAfter, longest: script } of longest.values()) {
    say(row([what, ms, heardAfter, workedFor, drawnAfter, ms > WANTED_MS ? script : '']))
  }
  const inp = Math.max(...presses.map(({ ms }) => ms))
  say(`INP ${inp} ms: ${inp < WANTED_MS ? 'met' : 'missed'}. Wanted are less than ${WANTED_MS} ms.`)
}

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, place) => String(cell).padEnd(place === 0 ? 30 : 8))
    .join('')
    .trimEnd()
