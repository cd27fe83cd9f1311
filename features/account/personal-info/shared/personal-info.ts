import { z } from 'zod'
import { STATE_CODES } from '#kernel/states.ts'

export const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}' .-]+$/u)
const line = z.string().trim().max(120)

/** Personal data entered by the player. The birth date is set at sign-up and changes only with proof. */
export const personalInfo = z.object({
  name,
  surname: name,
  city: line.optional(),
  address: line.optional(),
  address2: line.optional(),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/),
  /** A different state declares a move. */
  state: z.enum(STATE_CODES).optional(),
})
export type PersonalInfo = z.infer<typeof personalInfo>

/** The fields of a complete profile: the few of the easy form, or all. */
export const PROFILE_FIELDS = {
  easy: ['name', 'surname', 'birthday', 'zip'],
  full: ['name', 'surname', 'birthday', 'zip', 'city', 'address', 'state'],
} as const

/** The specification's profile data for the account page. */
export const profileData = z.object({
  name: z.string().nullable(),
  surname: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  address2: z.string().nullable(),
  zip: z.string().nullable(),
  state: z.enum(STATE_CODES),
  phone: z.string().nullable(),
  birthday: z.iso.date(),
  /** Whether the brand asks only for the easy form's fields. */
  easyProfileModuleEnabled: z.boolean(),
  easyProfileCompleted: z.boolean(),
  uncompletedProfileFields: z.array(z.string()),
  profileCompleted: z.boolean(),
  /** Why name and surname are fixed; null while they may be changed. */
  nameFixedBy: z.enum(['verified', 'complete']).nullable(),
  /** When another state is accepted; null if one is accepted now. Unix seconds. */
  mayMoveAt: z.int().nullable(),
  responsiblePlay: z.object({ activityReminderValue: z.int().nullable() }),
  documentConfirmStatus: z.string().nullable(),
  /** The identity verification's status; `asked`: an operator reviews it. Null if none is required. */
  identityState: z.enum(['unverified', 'pending', 'asked', 'approved', 'rejected', 'duplicate']).nullable(),
  autoVerificationData: z.object({
    isEnabled: z.boolean(),
    isAvailable: z.boolean(),
    showOn: z.array(z.string()),
    providers: z.array(z.string()),
    isTest: z.boolean(),
  }),
})
export type ProfileData = z.infer<typeof profileData>
