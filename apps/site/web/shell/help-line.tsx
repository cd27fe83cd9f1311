import { useTranslations } from 'use-intl'

/** Help with problem gambling; the phone number never wraps. */
export function HelpLine() {
  const t = useTranslations('site')
  return <p>{t.rich('helpLine', { phone: (number) => <span className="whitespace-nowrap">{number}</span> })}</p>
}
