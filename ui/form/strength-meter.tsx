import { useTranslations } from 'use-intl'
import { strengthOf } from './password-strength.ts'

const STEPS = [1, 2, 3, 4] as const
const COLORS = ['bg-line', 'bg-danger', 'bg-[oklch(0.75_0.15_70)]', 'bg-second', 'bg-second'] as const

/** Four bars and a word that rate the password's strength. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('ui')
  const strength = strengthOf(password)
  return (
    <div className="flex items-center" data-strength={strength}>
      <div className="grid flex-1 grid-cols-4 gap-1" aria-hidden="true">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1 rounded-full transition-colors duration-200 ${step <= strength ? COLORS[strength] : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="w-26 text-right text-[12.5px]/4 font-semibold text-muted empty:w-0" aria-live="polite">
        {strength > 0 ? t(`strength.${strength as 1 | 2 | 3 | 4}`) : null}
      </p>
    </div>
  )
}
