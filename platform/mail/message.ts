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
  /** The color of its buttons, and of the text on them. Unknown for a brand that the site no longer has. */
  readonly accent?: { readonly color: string; readonly ink: string }
  /** The sender with its postal address; unknown until an operator has published it. */
  readonly sponsor?: string
}

const NO_ACCENT = { color: '#1f2937', ink: '#ffffff' }

/** `player-1a2b3c4d` was made up for who signed up by email: nobody goes by it. */
const withoutMadeUpLogin = (greeting: string): string =>
  greeting.replace(/^Hi player-\w{8},$/, 'Hi there,').replace(/^Hola, player-\w{8}:$/, 'Hola:')

/**
 * Plain text and HTML of one mail, under the brand's name in its colors. No image, script or external URL: it looks
 * the same everywhere, and opening it tells nobody.
 */
export function renderMail(content: MailContent, sender: Sender): RenderedMail {
  const greeting = withoutMadeUpLogin(content.greeting)
  const { subject, unsubscribe } = content
  return {
    subject,
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${sender.siteUrl}${unsubscribe.oneClickPath}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    text: textOf({ ...content, greeting }, sender),
    html: htmlOf({ ...content, greeting }, sender),
  }
}

function textOf(
  { greeting, paragraphs, action, closing, unsubscribe }: MailContent,
  { brandName, siteUrl, sponsor }: Sender,
): string {
  const parts = [greeting, ...paragraphs]
  if (action) parts.push(`${action.label}:\n${siteUrl}${action.path}`)
  parts.push(`${closing}\n${brandName}`)
  if (unsubscribe) parts.push(`${unsubscribe.label}:\n${siteUrl}${unsubscribe.path}`)
  if (sponsor) parts.push(sponsor)
  return `${parts.join('\n\n')}\n`
}

function htmlOf(
  { subject, greeting, paragraphs, action, closing, unsubscribe }: MailContent,
  { brandName, siteUrl, accent = NO_ACCENT, sponsor }: Sender,
): string {
  const painted = `background:${accent.color};color:${accent.ink}`
  const parts = [
    `<p style="${NAME};${painted}">${escape(brandName)}</p>`,
    '<div style="padding:32px 24px">',
    ...[greeting, ...paragraphs].map(paragraph),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escape(siteUrl + action.path)}" style="${BUTTON};${painted}">${escape(action.label)}</a></p>`,
        ]
      : []),
    `<p class="line" style="${LINE}">${escape(closing)}<br>${escape(brandName)}</p>`,
    ...(unsubscribe
      ? [
          `<p style="${SMALL}"><a class="small" href="${escape(siteUrl + unsubscribe.path)}" style="color:#4b5563">${escape(unsubscribe.label)}</a></p>`,
        ]
      : []),
    ...(sponsor ? [`<p class="small" style="${SMALL};color:#4b5563">${escape(sponsor)}</p>`] : []),
    '</div>',
  ]
  const body = `<div class="sheet" style="${SHEET}">${parts.join('')}</div>`
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${DARK}</style></head><body class="ground" style="margin:0;background:#f3f4f6">${body}</body></html>`
}

const SHEET = 'max-width:560px;margin:0 auto;background:#ffffff;font-family:Arial,sans-serif'
const NAME = 'margin:0;padding:20px 24px;font-size:22px;line-height:1.25;font-weight:700'
const LINE = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1f2937'
const SMALL = 'margin:24px 0 0;font-size:13px;line-height:1.5'
const BUTTON = 'display:inline-block;padding:14px 24px;border-radius:8px;font-size:16px;font-weight:700;text-decoration:none'

/** Mail programs without style sheets invert the light colors themselves. The accent is legible on both grounds. */
const DARK =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){.ground{background:#0b0d12!important}.sheet{background:#171a21!important}.line{color:#e5e7eb!important}.small{color:#a3abb8!important}}'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const paragraph = (text: string): string => `<p class="line" style="${LINE}">${escape(text)}</p>`
