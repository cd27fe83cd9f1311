import { assert } from './result.ts'
import type { ThemeData } from './theme.ts'

/** The brand options of a slice, declared in its `feature.ts` if there are any. */
export interface FeatureDefinition<I extends string = string, O extends object = object> {
  /** The name of the slice's folder. */
  readonly id: I
  /** The defaults. */
  readonly defaults: O
  /** Path prefixes without a page while the slice is off, unless its data already implies that. */
  readonly pages?: readonly string[]
  /** The paths that have no page at a brand with these options. */
  movedPages?(options: O): MovedPages
}

/**
 * Redirects by path without language prefix: to another path, or to `?openModal=…` for a modal over the current page
 * (over the home page for a direct visit).
 */
export type MovedPages = Readonly<Record<string, string>>

/** Declares a slice; exists for its type inference. */
export const defineFeature = <const I extends string, O extends object>(
  feature: FeatureDefinition<I, O>,
): FeatureDefinition<I, O> => feature

/** A brand's setting for a slice: `false` switches it off, an object overrides some defaults. */
export type ThemeException<F> =
  | false
  | (F extends FeatureDefinition<string, infer O> ? (keyof O extends never ? never : Partial<O>) : never)

/** Slices are on unless a theme switches them off. */
export const isInTheme = (theme: ThemeData, slice: string): boolean => theme.features[slice] !== false

/** The slice's options in this theme. Throws InvariantError if the theme has it off: the gate checks that first. */
export function optionsOf<O extends object>(theme: ThemeData, feature: FeatureDefinition<string, O>): O {
  const exception = theme.features[feature.id]
  assert(exception !== false, `${feature.id} is off in theme ${theme.id}`)
  return { ...feature.defaults, ...exception }
}

/** All redirects of this theme. */
export function movedPagesOf(theme: ThemeData, features: readonly FeatureDefinition[]): MovedPages {
  const on = features.filter(({ id }) => isInTheme(theme, id))
  return Object.assign({}, ...on.map((feature) => feature.movedPages?.(optionsOf(theme, feature))))
}
