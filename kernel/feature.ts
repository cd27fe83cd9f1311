import { assert } from './result.ts'
import type { ThemeData } from './theme.ts'

/** A slice as data: its id, and the options that a theme may set. */
export interface FeatureDefinition<I extends string = string, O extends object = object> {
  readonly id: I
  /** Options where a theme says only `{}`. */
  readonly defaults: O
  /** Addresses, with all below them, that are no pages where the slice is off: those whose data would not say so by itself. */
  readonly pages?: readonly string[]
  /** The addresses that a brand with these options has no page for. */
  movedPages?(options: O): MovedPages
}

/**
 * By path without language prefix: another path, or `?openModal=…` for a modal over the page that one is on, and over
 * the first page for who comes by the address.
 */
export type MovedPages = Readonly<Record<string, string>>

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

/** All addresses that lead elsewhere in this theme. */
export function movedPagesOf(theme: ThemeData, features: readonly FeatureDefinition[]): MovedPages {
  const on = features.filter((feature) => theme.features[feature.id])
  return Object.assign({}, ...on.map((feature) => feature.movedPages?.(optionsOf(theme, feature))))
}
