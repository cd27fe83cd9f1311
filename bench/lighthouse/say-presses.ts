import type { NamedPress } from './presses.ts'

const WANTED_MS = 200

/** The longest press of each step, and of all: this is INP, since with so few presses no outlier is excluded. */
export function sayPresses(presses: readonly NamedPress[], say: (line: string) => void): void {
  const longest = new Map<string, NamedPress>()
  for (const press of presses) if (press.own > (longest.get(press.what)?.own ?? -1)) longest.set(press.what, press)
  say(row(['press', 'seen ms', 'own ms', 'of it longest']))
  for (const { what, seen, own, longest: work } of longest.values()) say(row([what, seen, own, work]))
  const inp = Math.max(...presses.map(({ own }) => own))
  say(`INP, own work slowed four times: ${inp} ms, ${inp < WANTED_MS ? 'met' : 'missed'} (less than ${WANTED_MS} ms is wanted).`)
}

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, place) => String(cell).padEnd(place === 0 ? 30 : 9))
    .join('')
    .trimEnd()
