import { useTranslations } from 'use-intl'
import { type Credit, type CreditUse, CREDITS } from './credit-list.ts'

const USES = [...new Set(CREDITS.map(({ use }) => use))]

/** Credits for pictures, fonts and sounds, as their licenses require. */
export default function CreditsPage() {
  const t = useTranslations('site')
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-8 py-8 max-sm:py-4">
      <title>{t('credits')}</title>
      <header className="grid gap-3">
        <h1 className="page-title">{t('credits')}</h1>
        <p className="text-muted">{t('creditsIntro')}</p>
        <p className="text-muted">{t('creditsIcons')}</p>
      </header>
      {USES.map((use) => (
        <Section key={use} use={use} />
      ))}
    </article>
  )
}

function Section({ use }: { use: CreditUse }) {
  const t = useTranslations('site.creditUses')
  return (
    <section aria-labelledby={`credits-${use}`} className="grid gap-2">
      <h2 id={`credits-${use}`} className="text-xl font-bold">
        {t(use)}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {CREDITS.filter((credit) => credit.use === use).map((credit) => (
          <Work key={credit.name} {...credit} />
        ))}
      </ul>
    </section>
  )
}

function Work({ name, authors, licence, url }: Credit) {
  return (
    <li className="grid py-2">
      <a href={url} rel="noreferrer" className="font-semibold underline underline-offset-4">
        {name}
      </a>
      <span className="text-muted">
        {authors.join(', ')} · {licence}
      </span>
    </li>
  )
}
