import type { ArrivalTarget } from '#ui/feature.ts'

const LENGTH_MAX = 200

/** Another page's message. Anyone can craft such a link: it is shown as plain text, short, on one line. */
export function showErrorMessage(value: string, page: ArrivalTarget): void {
  const text = plainText(value)
  if (text) page.toast(text, { kind: 'error' })
}

/** Without control and bidirectional formatting characters; cut at 200. */
export function plainText(value: string): string {
  const text = value.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu, ' ').trim()
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX - 1).trimEnd()}…` : text
}
