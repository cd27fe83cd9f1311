import type { FeatureRule, SlotDefinition } from './definition.ts'

/** The path of a fault in the definition: `features.0.countMin`. Undefined if the rule holds. */
export type Finds = (definition: SlotDefinition) => string | undefined

/** A rule about one part of the definition. */
export const within =
  (place: string, holds: (definition: SlotDefinition) => boolean): Finds =>
  (definition) =>
    holds(definition) ? undefined : place

/** A rule about the features of one kind. */
export const inFeature =
  (kind: FeatureRule['kind'], holds: (definition: SlotDefinition) => boolean): Finds =>
  (definition) => {
    const at = definition.features.findIndex((rule) => rule.kind === kind)
    return holds(definition) ? undefined : at === -1 ? 'features' : `features.${at}`
  }

/** One condition, and its path. */
export type Asked = readonly [place: string, holds: boolean]

/** The path of the first condition that fails. */
export const firstFault = (asked: readonly Asked[]): string | undefined => asked.find(([, holds]) => !holds)?.[0]
