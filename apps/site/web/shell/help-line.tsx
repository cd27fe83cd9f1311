import { useTranslations } from 'use-intl'

/** Who helps when play is no longer fun; the number stays on one line. */
export function HelpLine() {
  const t = useTranslations('site')
  return <p>{t.rich('helpLine', { phone: (number) => <span className="whitespace-nowrap">{number}</span> })}</p>
}
