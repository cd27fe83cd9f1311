import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { password, passwordRefusal } from '#kernel/password.ts'
import { STATE_CODES } from '#kernel/states.ts'
import { LOGIN_PATTERN } from './shared/login-pattern.ts'

/** The cookie that keeps `invited_by` or `refcode`, for one year. */
export const REFERRAL_COOKIE = 'refcode'
export const REFERRAL_CODE_LENGTH_MAX = 40
/** The cookie that keeps `tracking_id`, a partner's own mark of the link that led here, for one year. */
export const TRACKING_COOKIE = 'tracking_id'
/** What partners may put there: no text of their own. */
export const TRACKING_ID = /^[\w.:-]{1,100}$/

/** What `typeRegistration` in local storage remembers. */
export const registrationType = z.enum(['email', 'login', 'social'])
export type RegistrationType = z.infer<typeof registrationType>

const email = z.email().max(254)
const login = z.string().regex(LOGIN_PATTERN)
const state = z.enum(STATE_CODES)
const birthDate = z.iso.date()

export const signUpForm = z.object({
  typeRegistration: registrationType,
  /** Needed for the type 'email'; one may be given with the type 'login' too. */
  email: email.optional(),
  /** Needed for the type 'login'; the type 'email' gets one made up. */
  login: login.optional(),
  /** Not for the type 'social', where a provider vouches for the newcomer in this browser. */
  password: password.optional(),
  birthDate,
  state,
  /** The terms documents that the form showed. */
  termsIds: z.array(z.string().max(80)).max(10).default([]),
  invited_by: z.string().max(REFERRAL_CODE_LENGTH_MAX).optional(),
  refcode: z.string().max(REFERRAL_CODE_LENGTH_MAX).optional(),
})
export type SignUpForm = z.infer<typeof signUpForm>

export const signUpRefusal = z.enum([
  'email-missing',
  'login-missing',
  'email-taken',
  'login-taken',
  'birth-date-wrong',
  'under-age',
  'password-missing',
  'social-expired',
  ...passwordRefusal.options,
])
export type SignUpRefusal = z.infer<typeof signUpRefusal>

export const signUp = route({
  method: 'POST',
  path: '/rest/player/sign-up/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Opens an account with its wallet, gives the sign-up reward, mails the confirmation link and signs in.',
  wantsPerson: 'always',
  callsPerMinuteMax: 10,
  body: signUpForm,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ playerId: z.string(), login: z.string() }) }),
    z.object({
      success: z.literal(false),
      reasonType: signUpRefusal,
      /** With 'under-age': the age that the state asks for. */
      ageNeeded: z.int().optional(),
    }),
  ]),
})

const rewardAmounts = z.object({ coins: wireAmount, entries: wireAmount })

export const checkRewards = route({
  method: 'GET',
  path: '/rest/rewards/check-rewards/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What signing up gives, with and without a code; tells when the code is not found.',
  query: z.object({ invited_by: z.string().max(REFERRAL_CODE_LENGTH_MAX).optional() }),
  reply: z.object({
    success: z.literal(true),
    registrationReferralReward: rewardAmounts,
    registrationRewardWithoutCode: rewardAmounts,
    reasonType: z.enum(['code_not_found']).nullable(),
    '0': z.object({
      registration: rewardAmounts,
      emailConfirmation: rewardAmounts,
      phoneConfirmation: rewardAmounts,
      profileComplete: rewardAmounts,
    }),
  }),
})

export const completeRegistration = route({
  method: 'POST',
  path: '/rest/player/registration/complete/',
  effect: 'write',
  actor: 'visitor',
  summary: 'The signed-in player was greeted: nothing of signing up is open any more. Asked again it changes nothing.',
  reply: z.object({ success: z.literal(true) }),
})
