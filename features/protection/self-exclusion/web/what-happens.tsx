import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { type Absence, RETURN_WAIT_DAYS } from '../contract.ts'

const FACTS = ['play', 'out', 'mail', 'open', 'fixed', 'end'] as const

/** What changes immediately, what stays available, and how it ends. */
export function WhatHappens({ kind }: Pick<Absence, 'kind'>) {
  const t = useTranslations('self-exclusion.facts')
  return (
    <ul className="grid gap-3">
      {FACTS.map((fact) => (
        <li key={fact} className="flex items-start gap-3 text-[16px]/6">
          <Icon name={fact === 'open' ? 'check-circle-fill' : 'info-fill'} className="mt-0.5 size-5 flex-none text-second" />
          <span>{fact === 'end' ? t(`end.${kind}`, { days: RETURN_WAIT_DAYS }) : t(fact)}</span>
        </li>
      ))}
    </ul>
  )
}
