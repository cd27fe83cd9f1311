import type { Locale } from '#kernel/locale.ts'

/** The name of a ball package in orders. Its number stays readable after the campaign that sold it. */
export const presetOf = (balls: number): string => `bingo-balls-${balls}`

/** The balls of a package by its name; 0 for other packages. */
export const ballsIn = (preset: string): number => Number(/^bingo-balls-([1-9]\d?)$/.exec(preset)?.[1] ?? 0)

/** An order's title. */
export const titleOf = (balls: number): Readonly<Record<Locale, string>> => ({
  en: balls === 1 ? '1 bingo ball' : `${balls} bingo balls`,
  es: balls === 1 ? '1 bola de bingo' : `${balls} bolas de bingo`,
})
