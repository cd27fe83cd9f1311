import { LOCALES } from '../locale.ts'
import { STATE_CODES } from '../states.ts'

/** `days` counts calendar days of the brand before today; amounts are minor units. */
export interface Field {
  readonly type: 'number' | 'days' | 'choice' | 'yes-no'
  /** The fact may be missing: then every comparison with it is false, and only `null` is true. */
  readonly isOptional?: true
  readonly choices?: readonly string[]
}

/**
 * Facts of a player at one brand that an audience may ask for; the list is closed. No protected attributes (age,
 * gender, origin, religion, health) and nothing that finds players who chase losses: no net result, balance, streak
 * of losses, failed purchase or reached limit. A new fact needs the same review.
 */
export const AUDIENCE_FIELDS = {
  registeredDaysAgo: { type: 'days' },
  lastSeenDaysAgo: { type: 'days', isOptional: true },
  /** Of residence, not of the current location. */
  state: { type: 'choice', choices: STATE_CODES },
  locale: { type: 'choice', choices: LOCALES },
  isEmailConfirmed: { type: 'yes-no' },
  isPhoneConfirmed: { type: 'yes-no' },
  isIdentityApproved: { type: 'yes-no' },
  isProfileCompleted: { type: 'yes-no' },
  /** Came by another player's invitation. */
  isReferred: { type: 'yes-no' },
  /** At least one device receives notifications. */
  hasPush: { type: 'yes-no' },
  vipLevel: { type: 'number', isOptional: true },
  purchases: { type: 'number' },
  purchaseCents: { type: 'number' },
  lastPurchaseDaysAgo: { type: 'days', isOptional: true },
  rounds: { type: 'number' },
  /** Windows of 7 and 28 calendar days include today. */
  rounds7: { type: 'number' },
  rounds28: { type: 'number' },
  /** Free rounds stake nothing. */
  coinsStaked28: { type: 'number' },
  entriesStaked28: { type: 'number' },
  /** Belongs to the comparison group that no experiment reaches. */
  isInHoldout: { type: 'yes-no' },
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof AUDIENCE_FIELDS
export type AudienceField = keyof Fields
type FieldOf<T extends Field['type']> = { [F in AudienceField]: Fields[F]['type'] extends T ? F : never }[AudienceField]
export type MeasureField = FieldOf<'number' | 'days'>
export type ChoiceField = FieldOf<'choice'>
export type YesNoField = FieldOf<'yes-no'>
export type OptionalField = { [F in AudienceField]: Fields[F] extends { isOptional: true } ? F : never }[AudienceField]

type ValueOf<F extends AudienceField> = F extends YesNoField ? boolean : F extends ChoiceField ? string : number

/** What is known of a player on one day. */
export type Facts = { readonly [F in AudienceField]: ValueOf<F> | (F extends OptionalField ? null : never) }

const namesOf = <F extends AudienceField>(is: (field: Field) => boolean): readonly F[] =>
  Object.entries<Field>(AUDIENCE_FIELDS).flatMap(([name, field]) => (is(field) ? [name as F] : []))

export const MEASURE_FIELDS = namesOf<MeasureField>(({ type }) => type === 'number' || type === 'days')
export const CHOICE_FIELDS = namesOf<ChoiceField>(({ type }) => type === 'choice')
export const YES_NO_FIELDS = namesOf<YesNoField>(({ type }) => type === 'yes-no')
export const OPTIONAL_FIELDS = namesOf<OptionalField>(({ isOptional }) => isOptional === true)
