import { useFormatter, useTranslations } from 'use-intl'
import type { TermsDocument } from '../contract.ts'

/** A document's date and sections, without its title. */
export function DocumentText({ document: { version, sections } }: { document: TermsDocument }) {
  const t = useTranslations('terms')
  const format = useFormatter()
  return (
    <>
      <p className="text-[12.5px]/4 font-semibold text-muted">
        {t('version', { date: format.dateTime(new Date(version), { dateStyle: 'long', timeZone: 'UTC' }) })}
      </p>
      <div className="prose">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
