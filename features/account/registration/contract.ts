import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { password, passwordRefusal } from '#kernel/password.ts'
import { STATE_CODES } from '#kernel/states.ts'
import { LOGIN_PATTERN } from './shared/login-pattern.ts'

/** The cookie that keeps `invited_by` or `refcode` for one year. */
export const REFERRAL_COOKIE = 'refcode'
export const REFERRAL_CODE_LENGTH_MAX = 40
/** The cookie that keeps `tracking_id`, a partner's mark on the referring link, for one year. */
export const TRACKING_COOKIE = 'tracking_id'
/** The characters partners may use: no free text. */
export const TRACKING_ID = /^[\w.:-]{1,100}$/

/** The values of `typeRegistration` in local storage. */
export const registrationType = z.enum(['email', 'login', 'social'])
export type RegistrationType = z.infer<typeof registrationType>

const email = z.email().max(254)
const login = z.string().regex(LOGIN_PATTERN)
const state = z.enum(STATE_CODES)
const birthDate = z.iso.date()

export const signUpForm = z.object({
  typeRegistration: registrationType,
  /** Required for type 'email'; optional for type 'login'. */
  email: email.optional(),
  /** Required for type 'login'; type 'email' gets a generated one. */
  login: login.optional(),
  /** Not for type 'social', where a provider vouches for the player in this browser. */
  password: password.optional(),
  birthDate,
  state,
  /** The terms documents shown by the form. */
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

/** A code is refused if inviter and new player share a mailbox, a browser or a network. */
const referralRefusal = z.enum(['code-not-found', 'code-refused'])
const referralOutcome = z.enum(['accepted', ...referralRefusal.options])

export const signUp = route({
  method: 'POST',
  path: '/rest/player/sign-up/',
  effect: 'write',
  actor: 'visitor',
  summary:
    'Creates an account with its wallet, grants the sign-up reward, sends the confirmation link, and signs in. Repeated within an hour under its Idempotency-Key, it signs in to the same account.',
  wantsPerson: 'always',
  callsPerMinuteMax: 10,
  body: signUpForm,
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({
        playerId: z.string(),
        login: z.string(),
        /** The outcome of the referral code; null without one. The account opens in any case. */
        referral: referralOutcome.nullable(),
      }),
    }),
    z.object({
      success: z.literal(false),
      reasonType: signUpRefusal,
      /** With 'under-age': the state's minimum age. */
      ageNeeded: z.int().optional(),
    }),
  ]),
})

const rewardAmounts = z.object({ coins: wireAmount, entries: wireAmount })

/**
 * What an invited player has to do before both sides are rewarded: confirm an email address or a phone number
 * (`confirmed`), and also complete the profile (`complete`), or make a first purchase or reach a first level (`active`).
 */
export const referralCondition = z.enum(['confirmed', 'complete', 'active'])
export type ReferralCondition = z.infer<typeof referralCondition>

export const checkRewards = route({
  method: 'GET',
  path: '/rest/rewards/check-rewards/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the sign-up rewards with and without a referral code, and tells when the code is not found.',
  query: z.object({ invited_by: z.string().max(REFERRAL_CODE_LENGTH_MAX).optional() }),
  reply: z.object({
    success: z.literal(true),
    /** The sign-up reward and, once the condition is met, the referral reward. */
    registrationReferralReward: rewardAmounts,
    registrationRewardWithoutCode: rewardAmounts,
    /** The part of it that is paid once the condition is met; null while referrals bring none. */
    referral: rewardAmounts.extend({ condition: referralCondition }).nullable(),
    /** Sweepstakes are closed in the player's jurisdiction: rewards are shown and given as their coins part only. */
    isCoinsOnly: z.boolean(),
    reasonType: referralRefusal.nullable(),
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
  summary: 'Marks onboarding as finished. Idempotent.',
  reply: z.object({ success: z.literal(true) }),
})
