import { isInTheme } from '#kernel/feature.ts'
import type { ThemeData } from '#kernel/theme.ts'

export interface OperatorSwitches {
  /** True if an operator switched the slice off for this brand. */
  isOff(brand: string, feature: string): boolean
}

/**
 * The single gate of a slice, checked at every entry: calls, jobs, pushes and pages. Events are delivered regardless.
 */
export const isOn = (theme: ThemeData, switches: OperatorSwitches, feature: string): boolean =>
  isInTheme(theme, feature) && !switches.isOff(theme.id, feature)
