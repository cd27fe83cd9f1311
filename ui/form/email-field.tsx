import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

const EMAIL_LENGTH_MAX = 254

/** Catches typing errors only; the server validates. */
export const EMAIL_PATTERN = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** An e-mail field with the right keyboard and autofill. */
export function EmailField(props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'registration'>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete="email" maxLength={EMAIL_LENGTH_MAX} />
}
