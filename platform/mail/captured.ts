import type { Reader } from '../db/database.ts'
import { escape, renderMail, type Sender } from './message.ts'
import { listCaptured } from './queue.ts'

export interface CapturedMail {
  readonly id: string
  readonly brand: string
  readonly to: string
  readonly at: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The URL of the mail's link, or null. */
  readonly link: string | null
}

/** For development and tests: unsent mails as they would be read, newest first. */
export async function readCaptured(
  db: Reader,
  senderOf: (brand: string) => Sender,
  filter: { recipient?: string; limit?: number } = {},
): Promise<CapturedMail[]> {
  const mails = await listCaptured(db, filter)
  return mails.map(({ id, brand, recipient, createdAt, content }) => {
    const sender = senderOf(brand)
    return {
      id: id.toString(),
      brand,
      to: recipient,
      at: new Date(createdAt).toISOString(),
      ...renderMail(content, sender),
      link: content.action ? `${sender.siteUrl}${content.action.path}` : null,
    }
  })
}

/** The development page of captured mails: plain, without scripts. */
export function capturedPage(mails: readonly CapturedMail[]): string {
  const items = mails.map(
    ({ to, at, subject, text, link }) =>
      `<article><h2>${escape(subject)}</h2><p>${escape(to)}, ${escape(at)}</p><pre>${escape(text)}</pre>${
        link ? `<p><a href="${escape(link)}">${escape(link)}</a></p>` : ''
      }</article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Captured mail</title></head><body><h1>Captured mail</h1><p><a href="/dev/texts">Text messages</a></p>${
    items.join('') || '<p>None yet.</p>'
  }</body></html>`
}
