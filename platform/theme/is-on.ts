import type { ThemeData } from '#kernel/theme.ts'

export interface OperatorSwitches {
  /** True where an operator took the slice off the air for this brand. */
  isOff(brand: string, feature: string): boolean
}

/** The one gate of a slice, asked at all of its doors: calls, jobs, pushes and pages. Events come in regardless. */
export const isOn = (theme: ThemeData, switches: OperatorSwitches, feature: string): boolean =>
  Boolean(theme.features[feature]) && !switches.isOff(theme.id, feature)
