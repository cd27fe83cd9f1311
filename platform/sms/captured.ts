import type { Reader } from '../db/database.ts'
import { escape } from '../mail/message.ts'
import { listTexts, type TextState } from './queue.ts'

export interface CapturedText {
  readonly id: string
  readonly brand: string
  readonly to: string
  readonly at: string
  readonly state: TextState
  readonly body: string
}

/** For development and tests: unsent messages, newest first. */
export async function readCapturedTexts(
  db: Reader,
  filter: { recipient?: string; limit?: number } = {},
): Promise<CapturedText[]> {
  const texts = await listTexts(db, filter)
  return texts.map(({ id, brand, recipient, createdAt, state, body }) => ({
    id: id.toString(),
    brand,
    to: recipient,
    at: new Date(createdAt).toISOString(),
    state,
    body: body ?? '',
  }))
}

/** The development page of captured messages: plain, without scripts. */
export function textsPage(texts: readonly CapturedText[]): string {
  const items = texts.map(
    ({ to, at, state, body }) =>
      `<article><h2>${escape(to)}</h2><p>${escape(at)}, ${escape(state)}</p><pre>${escape(body)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Captured texts</title></head><body><h1>Captured texts</h1><p><a href="/dev/mail">Mail</a></p>${
    items.join('') || '<p>None yet.</p>'
  }</body></html>`
}
