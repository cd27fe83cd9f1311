import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#ui/form/text-field.tsx'
import { CODE_LENGTH_MAX } from '../contract.ts'

interface CodeFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly registration: UseFormRegisterReturn
  /** Allows letters if a recovery code is accepted. */
  readonly isForBoth?: boolean
  readonly autoFocus?: boolean
}

/** One input for the whole code: supports pasting and the phone's autofill. */
export const CodeField = ({ isForBoth = false, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    className="input figures tracking-[0.2em]"
    autoComplete="one-time-code"
    inputMode={isForBoth ? 'text' : 'numeric'}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={CODE_LENGTH_MAX}
  />
)
