import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

const EMAIL_LENGTH_MAX = 254

/** Enough to catch a slip; the server decides. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Where an e-mail address is typed, with the keys that it takes; browsers know what to fill in. */
export function EmailField(props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'registration'>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete="email" maxLength={EMAIL_LENGTH_MAX} />
}
