/** A mail's content in the reader's language, before rendering. */
export interface MailContent {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A path of the brand's own site; the origin is prepended when the mail is sent. */
  readonly action?: { readonly label: string; readonly path: string }
  readonly closing: string
  /** Unsubscribe link: its page, and the URL for one-click unsubscription (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly path: string; readonly oneClickPath: string }
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Sender {
  readonly brandName: string
  /** `https://play.example.org`, without a trailing slash. */
  readonly siteUrl: string
}

/** `player-1a2b3c4d` was made up for who signed up by email: nobody goes by it. */
const withoutMadeUpLogin = (greeting: string): string =>
  greeting.replace(/^Hi player-\w{8},$/, 'Hi there,').replace(/^Hola, player-\w{8}:$/, 'Hola:')

/** Plain text and HTML of one mail. No image, script or external URL: it looks the same everywhere. */
export function renderMail(content: MailContent, { brandName, siteUrl }: Sender): RenderedMail {
  const { subject, paragraphs, action, closing, unsubscribe } = content
  const greeting = withoutMadeUpLogin(content.greeting)
  const link = action && `${siteUrl}${action.path}`
  const text = [greeting, ...paragraphs, ...(link ? [`${action.label}:\n${link}`] : []), `${closing}\n${brandName}`]
  if (unsubscribe) text.push(`${unsubscribe.label}:\n${siteUrl}${unsubscribe.path}`)
  const html = [
    ...[greeting, ...paragraphs].map(paragraph),
    ...(link ? [`<p style="margin:24px 0"><a href="${escape(link)}" style="${BUTTON}">${escape(action.label)}</a></p>`] : []),
    `<p style="${LINE}">${escape(closing)}<br>${escape(brandName)}</p>`,
    ...(unsubscribe
      ? [
          `<p style="${SMALL}"><a href="${escape(siteUrl + unsubscribe.path)}" style="color:#4b5563">${escape(unsubscribe.label)}</a></p>`,
        ]
      : []),
  ]
  return {
    subject,
    headers: unsubscribe
      ? { 'List-Unsubscribe': `<${siteUrl}${unsubscribe.oneClickPath}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="margin:0;background:#f3f4f6"><div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;font-family:Arial,sans-serif">${html.join('')}</div></body></html>`,
  }
}

const LINE = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1f2937'
const SMALL = 'margin:24px 0 0;font-size:13px;line-height:1.5;color:#4b5563'
const BUTTON =
  'display:inline-block;padding:14px 24px;border-radius:8px;background:#1f2937;color:#ffffff;font-size:16px;text-decoration:none'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const paragraph = (text: string): string => `<p style="${LINE}">${escape(text)}</p>`
