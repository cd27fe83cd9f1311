import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RegistrationType as AnyType } from '../contract.ts'

/** The types offered as tabs. */
export type TypedRegistration = Exclude<AnyType, 'social'>

const STORAGE_KEY = 'typeRegistration'
const TYPES = [
  ['email', 'byEmail'],
  ['login', 'byLogin'],
] as const

/** The chosen type of registration; the browser remembers it. */
export function useRegistrationType() {
  const [type, setType] = useState<TypedRegistration>('email')
  useEffect(() => {
    if (localStorage.getItem(STORAGE_KEY) === 'login') setType('login')
  }, [])
  const choose = (chosen: TypedRegistration) => {
    localStorage.setItem(STORAGE_KEY, chosen)
    setType(chosen)
  }
  return [type, choose] as const
}

export function RegistrationTabs({ type, onChange }: { type: TypedRegistration; onChange: (type: TypedRegistration) => void }) {
  const t = useTranslations('registration')
  return (
    <fieldset className="segments" aria-label={t('howToRegister')}>
      {TYPES.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={type === value}
          data-state={type === value ? 'active' : undefined}
          onClick={() => onChange(value)}
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}
