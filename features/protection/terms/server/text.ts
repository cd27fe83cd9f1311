import type { TermsText } from '../shared/terms-text.ts'

type Section = TermsText['sections'][number]

/** A document's sections out of its text; what stands before the first heading is nobody's. */
export function parseText(text: string): Section[] {
  const [, ...parts] = `\n${text.replaceAll('\r', '')}`.split(/\n## +/)
  return parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n')
    const paragraphs = rest.join('\n').split(/\n\s*\n/)
    return { heading: heading.trim(), paragraphs: paragraphs.map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean) }
  })
}

/** The text that these sections come from. */
export const writeText = ({ sections }: Pick<TermsText, 'sections'>): string =>
  sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')).join('\n\n')
