import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

export const rewards: ReplyOf<typeof contract.getRewards> = {
  success: true,
  data: {
    email: { available: true, completed: false, coins: 500_000, entries: 30_000, awaitsEmail: false },
    profile: { available: true, completed: false, coins: 500_000, entries: 20_000, awaitsEmail: false },
    phone: { available: true, completed: false, coins: 500_000, entries: 0, awaitsEmail: false },
  },
}

/** A player from New York who has entered nothing yet, at a brand with the easy form. */
export const emptyPage: ReplyOf<typeof contract.getProfilePage> = {
  seo: { title: 'My profile', description: '' },
  payload: {
    name: null,
    surname: null,
    city: null,
    address: null,
    address2: null,
    zip: null,
    state: 'NY',
    phone: null,
    birthday: '1990-05-01',
    easyProfileModuleEnabled: true,
    easyProfileCompleted: false,
    uncompletedProfileFields: ['name', 'surname', 'zip'],
    profileCompleted: false,
    nameFixedBy: null,
    mayMoveAt: null,
    responsiblePlay: { activityReminderValue: 60 },
    documentConfirmStatus: null,
    identityState: null,
    autoVerificationData: { isEnabled: false, isAvailable: false, showOn: [], providers: [], isTest: false },
  },
}

/** The same player with everything entered. */
export const wholeData: contract.ProfileData = {
  ...emptyPage.payload,
  name: 'Anna',
  surname: 'Bell',
  zip: '10001',
  easyProfileCompleted: true,
  uncompletedProfileFields: [],
  profileCompleted: true,
  nameFixedBy: 'complete',
}
