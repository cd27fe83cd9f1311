import { assert } from './result.ts'
import type { ThemeData } from './theme.ts'

/** A slice as data: its name, and the options that a theme may set. */
export interface FeatureDefinition<I extends string = string, O extends object = object> {
  readonly id: I
  readonly title: string
  /** Options where a theme says only `{}`. */
  readonly defaults: O
}

/** Declares a slice; exists for its type inference. */
export const defineFeature = <const I extends string, O extends object>(
  feature: FeatureDefinition<I, O>,
): FeatureDefinition<I, O> => feature

/** `false` switches the slice off for a brand; an object switches it on and overrides some defaults. */
export type ThemeAnswer<F> = F extends FeatureDefinition<string, infer O> ? false | Partial<O> : never

/** The slice's options in this theme. Throws InvariantError where the theme has it off: the gate comes first. */
export function optionsOf<O extends object>(theme: ThemeData, feature: FeatureDefinition<string, O>): O {
  const answer = theme.features[feature.id]
  assert(answer, `${feature.id} is off in theme ${theme.id}`)
  return { ...feature.defaults, ...answer }
}
