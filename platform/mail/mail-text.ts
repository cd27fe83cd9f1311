import type { MailContent } from './message.ts'

/** `{brand}`, `{name}` and the like are filled in. */
export interface MailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly closing: string
}

export function fillMail(
  { subject, greeting, paragraphs, closing }: MailText,
  values: Readonly<Record<string, string>>,
): MailContent {
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { subject: filled(subject), greeting: filled(greeting), paragraphs: paragraphs.map(filled), closing: filled(closing) }
}
