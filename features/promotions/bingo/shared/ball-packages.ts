/** The name of a ball package in orders. Its number stays readable after the campaign that sold it. */
export const presetOf = (balls: number): string => `bingo-balls-${balls}`

/** The balls of a package by its name; 0 for other packages. */
export const ballsIn = (preset: string): number => Number(/^bingo-balls-([1-9]\d?)$/.exec(preset)?.[1] ?? 0)
