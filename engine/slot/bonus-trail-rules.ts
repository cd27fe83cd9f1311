import type { BonusTrailRule, SlotDefinition, TrailStep } from './definition.ts'

const rulesOf = ({ features }: SlotDefinition): BonusTrailRule[] => features.filter((rule) => rule.kind === 'bonus-trail')

/** Every step has one effect, the last one wins, and the die leads no further than the trail is long. */
export const trailsFit = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ steps, sides }) => {
    const effects = ({ units, multiplier, moves, ends }: TrailStep): number =>
      [units, multiplier, moves, ends].filter((effect) => effect !== undefined).length
    const areConsistent = steps.every((step) => steps.every((other) => step.id !== other.id || isSameEffect(step, other)))
    return (
      steps.every((step) => effects(step) === 1) && areConsistent && steps.at(-1)?.units !== undefined && sides <= steps.length
    )
  })

/** Steps of one name do the same, though their wins may differ. */
const isSameEffect = (one: TrailStep, other: TrailStep): boolean =>
  one.multiplier === other.multiplier && one.moves === other.moves && one.ends === other.ends

/** At least what all steps win together. */
export const trailUnitsMax = (definition: SlotDefinition): number =>
  rulesOf(definition).reduce((most, { steps }) => {
    const units = steps.reduce((sum, step) => sum + (step.units ?? 0), 0)
    return most + units * steps.reduce((product, { multiplier = 1 }) => product * multiplier, 1)
  }, 0)
