import { expect } from 'vitest'
import { toJsonText } from './misfits.ts'
import type { TestSite } from './site.ts'

/** Calls of one path by another server. */
export interface SignedCalls {
  readonly path: string
  readonly bodies: readonly unknown[]
  /** The headers that sign this body. */
  readonly sign: (body: string, nth: number) => Readonly<Record<string, string>>
}

/** Sends each body signed, expects no server error, and returns the parsed replies. */
export async function expectNoFaults(site: TestSite, { path, bodies, sign }: SignedCalls): Promise<unknown[]> {
  const faults: string[] = []
  const replies: unknown[] = []
  for (const [nth, each] of bodies.entries()) {
    const payload = toJsonText(each)
    const headers = { host: 'velmora.localhost', 'content-type': 'application/json', ...sign(payload, nth) }
    const { statusCode, body } = await site.app.inject({ method: 'POST', url: path, headers, payload })
    replies.push(JSON.parse(body))
    if (statusCode >= 500) faults.push(`${statusCode} ${path} ${payload.slice(0, 200)}`)
  }
  expect(faults).toEqual([])
  return replies
}
