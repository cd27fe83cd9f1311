import { randomBytes } from 'node:crypto'
import { deflateParts, gzipParts } from './gzip-parts.ts'

/** A rendered page split at the nonces of its scripts (parts as UTF-8). */
export interface DrawnPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly parts: readonly Buffer[]
  /** Cookies set while rendering, for the one visitor it was rendered for. */
  readonly setCookies: readonly string[]
}

/** Placeholder of the nonce while a page is rendered. Unguessable, so that no page text contains it. */
export const SEAM = randomBytes(16).toString('hex')

export async function readDrawn(response: Response, setCookies: readonly string[]): Promise<DrawnPage> {
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
    parts: (await response.text()).split(SEAM).map((part) => Buffer.from(part)),
    setCookies: [...setCookies, ...response.headers.getSetCookie()],
  }
}

/** Whether any guest may get what was rendered for one. */
export const isForAll = ({ status, headers, setCookies }: DrawnPage): boolean =>
  status === 200 &&
  setCookies.length === 0 &&
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))

/** The whole page with this nonce. */
export const withNonce = ({ parts }: DrawnPage, nonce: string): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(nonce), part])))

const deflated = new WeakMap<DrawnPage, Buffer[]>()

/** The same compressed; the work is done once, for pages with many readers. */
export function gzipWithNonce(page: DrawnPage, nonce: string): Buffer {
  let blocks = deflated.get(page)
  if (!blocks) deflated.set(page, (blocks = deflateParts(page.parts)))
  return gzipParts(page.parts, blocks, Buffer.from(nonce))
}
