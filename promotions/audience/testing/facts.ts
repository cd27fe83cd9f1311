import type { StoredFacts } from '../stored-facts.ts'

/** A player who has just signed up, and done nothing. */
export const NEW_FACTS: StoredFacts = {
  player: 'plr_new',
  brand: 'velmora',
  isCounted: true,
  registeredOn: '2026-11-01',
  lastSeenOn: null,
  state: 'TX',
  locale: 'en',
  isEmailConfirmed: false,
  isPhoneConfirmed: false,
  isIdentityApproved: false,
  isProfileCompleted: false,
  isReferred: false,
  hasPush: false,
  vipLevel: null,
  purchases: 0,
  purchaseCents: 0,
  lastPurchaseOn: null,
  rounds: 0,
  lastPlayedOn: null,
  roundsSince: [],
  coinsSince: [],
  entriesSince: [],
}
