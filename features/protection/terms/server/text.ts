import type { TermsText } from '../shared/terms-text.ts'

type Section = TermsText['sections'][number]

/** Parses a document's text into sections; text before the first heading is ignored. */
export function parseText(text: string): Section[] {
  const [, ...parts] = `\n${text.replaceAll('\r', '')}`.split(/\n## +/)
  return parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n')
    const paragraphs = rest.join('\n').split(/\n\s*\n/)
    return { heading: heading.trim(), paragraphs: paragraphs.map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean) }
  })
}

/** Formats sections as the text they are parsed from. */
export const writeText = ({ sections }: Pick<TermsText, 'sections'>): string =>
  sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')).join('\n\n')
