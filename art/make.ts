/** Short forms for the parts that most definitions share, so that a definition reads as a list of things. */
import type { GemCut, Lettering, LetteringLine, Model, Sprite, Surface } from './types.ts'

type Placing = Partial<Omit<Sprite, 'model' | 'x' | 'y' | 'size'>>

export function place(model: Model, x: number, y: number, size: number, placing: Placing = {}): Sprite {
  return { model, x, y, size, ...placing }
}

export function coin(x: number, y: number, size: number, placing: Placing = {}): Sprite {
  return place({ kind: 'coin', icon: 'crown' }, x, y, size, placing)
}

/** A coin close to the viewer and out of focus. */
export function nearCoin(x: number, y: number, size: number, turn: Sprite['turn'] & {}): Sprite {
  return coin(x, y, size, { turn, blur: 7 })
}

export function gem(cut: GemCut, color: string, x: number, y: number, size: number, placing: Placing = {}): Sprite {
  return place({ kind: 'gem', cut, color }, x, y, size, placing)
}

export function character(name: string, x: number, y: number, size: number, placing: Placing = {}): Sprite {
  return place({ kind: 'fluent', character: name }, x, y, size, placing)
}

export function lettering(
  font: string,
  lines: readonly (string | LetteringLine)[],
  look: Omit<Lettering, 'font' | 'lines'>,
): Lettering {
  return { font, lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)), ...look }
}

/** Shiny enamel: with a gold rim it looks like cloisonné. */
export const enamel: Surface = { metalness: 0.2, roughness: 0.15, clearcoat: 1 }

export const goldGradient = ['#fff8d0', '#ffc53a', '#d97a00'] as const
