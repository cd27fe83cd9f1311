import { useTranslations } from 'use-intl'
import { type LimitName, LIMITS } from '../contract.ts'

type Named = Pick<LimitName, 'scope' | 'kind'>
/** Purchases and time have only a gross limit. */
const keyOf = ({ scope, kind }: Named) =>
  scope === 'Purchases' || scope === 'Time' ? (`${scope}.gross` as const) : (`${scope}.${kind}` as const)

export function useLimitTitle(): (name: Named) => string {
  const t = useTranslations('limits.names')
  return (name) => t(keyOf(name))
}

export function useLimitText(): (name: Named) => string {
  const t = useTranslations('limits.texts')
  return (name) => t(keyOf(name))
}

/** The limit that a refusal or a modal's arguments name. */
export const limitIn = ({ scope, kind, period }: Readonly<Record<string, unknown>>): LimitName | undefined =>
  LIMITS.find((each) => each.scope === scope && each.kind === kind && each.period === period)
