import { useState, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import { Field, type FieldFrame } from './field.tsx'

interface PasswordFieldProps extends FieldFrame {
  readonly registration: UseFormRegisterReturn
  readonly autoComplete: 'current-password' | 'new-password'
  /** Rendered between the control and its note, for example a strength meter. */
  readonly children?: ReactNode
}

/** A password field with a visibility toggle. */
export function PasswordField({ label, hint, error, registration, children, ...input }: PasswordFieldProps) {
  const t = useTranslations('ui')
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <>
          <div className="relative">
            <input className="input pr-13" type={isShown ? 'text' : 'password'} {...input} {...ids} {...registration} />
            <button
              type="button"
              className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
              aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-slash-bold' : 'eye-bold'} />
            </button>
          </div>
          {children}
        </>
      )}
    </Field>
  )
}
