import type { AudienceField } from './fields.ts'
import type { AudienceRule } from './tree.ts'

/** What each fact is called in a form. */
export const FIELD_LABELS: Readonly<Record<AudienceField, string>> = {
  registeredDaysAgo: 'Days since registration',
  lastSeenDaysAgo: 'Days since last visit',
  state: 'State of residence',
  locale: 'Language',
  isEmailConfirmed: 'Email confirmed',
  isPhoneConfirmed: 'Phone confirmed',
  isIdentityApproved: 'Identity verified',
  isProfileCompleted: 'Profile completed',
  isReferred: 'Invited by a friend',
  hasPush: 'Receives notifications',
  vipLevel: 'VIP level',
  purchases: 'Purchases',
  purchaseCents: 'Store spending, $',
  lastPurchaseDaysAgo: 'Days since last purchase',
  rounds: 'Rounds',
  rounds7: 'Rounds in 7 days',
  rounds28: 'Rounds in 28 days',
  coinsStaked28: 'Coins played in 28 days',
  entriesStaked28: 'Entries played in 28 days',
  isInHoldout: 'In the holdout',
}

/** How each comparison reads between a fact and a value. */
export const OPERATOR_LABELS: Readonly<Record<AudienceRule['operator'], string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '=': 'is',
  '!=': 'is not',
  '>': 'over',
  '<': 'under',
  between: 'between',
  notBetween: 'not between',
  in: 'is one of',
  notIn: 'is none of',
  null: 'is unknown',
  notNull: 'is known',
}

/** Facts stored in hundredths of the unit that their label names. */
export const SCALED_FIELDS: ReadonlySet<AudienceField> = new Set(['purchaseCents', 'coinsStaked28', 'entriesStaked28'])
