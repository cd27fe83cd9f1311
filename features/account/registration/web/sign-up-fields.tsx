import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DateField } from '#ui/form/date-field.tsx'
import { isoDateOf } from '#ui/form/date-text.ts'
import { newPasswordRules } from '#ui/form/new-password-rules.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { EMAIL_PATTERN, EmailField } from '#ui/form/email-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import { REFERRAL_CODE_LENGTH_MAX, type RegistrationType } from '../contract.ts'
import { ageNeeded as ageOf } from '#kernel/age.ts'
import { LOGIN_PATTERN } from '../shared/login-pattern.ts'
import { type State, STATES } from '#kernel/states.ts'
import { useSignUpRewards } from './queries.ts'
import { useRefusalText } from './refusal-text.ts'
import type { SignUpValues } from './sign-up-values.ts'
import { useToday } from './use-today.ts'

type Form = UseFormReturn<SignUpValues>

/** The e-mail, or the login with the e-mail for account recovery. */
export function NameFields({ form, type }: { form: Form; type: RegistrationType }) {
  const t = useTranslations('registration')
  const refusalText = useRefusalText()
  const { errors } = form.formState
  const isByLogin = type === 'login'
  return (
    <>
      {isByLogin ? (
        <TextField
          label={t('login')}
          hint={t('loginHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.login?.message}
          registration={form.register('login', {
            required: refusalText('login-missing'),
            pattern: { value: LOGIN_PATTERN, message: refusalText('login-wrong') },
            shouldUnregister: true,
          })}
        />
      ) : null}
      <EmailField
        key={type}
        label={t(isByLogin ? 'emailOptional' : 'email')}
        hint={isByLogin ? t('emailOptionalHint') : undefined}
        error={errors.email?.message}
        registration={form.register('email', {
          required: isByLogin ? false : refusalText('email-missing'),
          pattern: { value: EMAIL_PATTERN, message: refusalText('email-wrong') },
        })}
      />
    </>
  )
}

export function NewPasswordField({ form }: { form: Form }) {
  const t = useTranslations('registration')
  const refusalText = useRefusalText()
  const password = useWatch({ control: form.control, name: 'password' })
  return (
    <PasswordField
      label={t('password')}
      hint={t('passwordHint', { count: PASSWORD_LENGTH_MIN })}
      autoComplete="new-password"
      error={form.formState.errors.password?.message}
      registration={form.register('password', newPasswordRules(refusalText))}
    >
      <StrengthMeter password={password} />
    </PasswordField>
  )
}

const STATE_OPTIONS = Object.entries(STATES)

/** Birth date and state, with the state's minimum age. */
export function BirthFields({ form, ageNeeded }: { form: Form; ageNeeded: number | undefined }) {
  const t = useTranslations('registration')
  const refusalText = useRefusalText()
  const today = useToday()
  const { errors } = form.formState
  const state = useWatch({ control: form.control, name: 'state' }) as State | ''
  const years = ageNeeded ?? (state && today ? ageOf(state, today) : undefined)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={t('birthDate')}
        autoComplete="bday"
        error={errors.birthDate?.message}
        registration={form.register('birthDate', {
          validate: (text) => isoDateOf(text) !== undefined || refusalText('birth-date-wrong'),
        })}
      />
      <SelectField
        label={t('state')}
        placeholder={t('chooseState')}
        hint={state && years ? t('ageHint', { state: STATES[state], years }) : undefined}
        options={STATE_OPTIONS}
        autoComplete="address-level1"
        error={errors.state?.message}
        registration={form.register('state', {
          required: refusalText('state-missing'),
          onChange: () => form.clearErrors('birthDate'),
        })}
      />
    </div>
  )
}

/** Collapsed until the visitor has a code. An unknown or refused code is reported and does not block sign-up. */
export function InvitationField({ form }: { form: Form }) {
  const t = useTranslations('registration')
  const refusalText = useRefusalText()
  const amount = useAmount()
  const [isOpen, setIsOpen] = useState(form.getValues('invitation') !== '')
  const [asked, setAsked] = useState(form.getValues('invitation'))
  const rewards = useSignUpRewards(asked || undefined)
  if (!isOpen) {
    return (
      <button type="button" className="text-link justify-self-start py-3 text-[14px]/5" onClick={() => setIsOpen(true)}>
        {t('haveReferral')}
      </button>
    )
  }
  const isUnknown = asked !== '' && rewards?.reasonType === 'code-not-found'
  const isRefused = asked !== '' && rewards?.reasonType === 'code-refused'
  const isGood = asked !== '' && rewards?.reasonType === null
  const hintOf = (referral: NonNullable<typeof rewards>['referral']): string => {
    if (!referral) return t('referralGood')
    const condition = t(`referralCondition.${referral.condition}`)
    const coins = amount('coins', referral.coins)
    if (referral.entries === 0) return t('referralGoodCoins', { coins, condition })
    return t('referralGoodBoth', { coins, entries: amount('entries', referral.entries), condition })
  }
  return (
    <TextField
      label={t('referral')}
      autoComplete="off"
      maxLength={REFERRAL_CODE_LENGTH_MAX}
      error={isUnknown || isRefused ? refusalText(isUnknown ? 'code-unknown' : 'code-refused') : undefined}
      hint={isGood ? hintOf(rewards.referral) : undefined}
      registration={form.register('invitation', { onBlur: () => setAsked(form.getValues('invitation').trim()) })}
    />
  )
}
