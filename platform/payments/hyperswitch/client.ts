import { z } from 'zod'

export interface HyperswitchAccess {
  readonly url: string
  readonly apiKey: string
  readonly timeoutMs: number
}

export type Got<R> =
  | { readonly is: 'got'; readonly reply: R }
  /** The provider's reason; surely nothing happened. */
  | { readonly is: 'refused'; readonly code: string; readonly message: string }
  | { readonly is: 'not-sent' | 'unknown' }

const problem = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** The payment is locked by another call, or something went wrong, whatever the status. */
const BUSY = 'HE_00'

const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Calls the API and says what is certain afterwards. A 5xx may have had its effect. */
export async function callHyperswitch<R>(
  { url, apiKey, timeoutMs }: HyperswitchAccess,
  call: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object },
  schema: z.ZodType<R>,
): Promise<Got<R>> {
  try {
    const response = await fetch(new URL(call.path, url), {
      method: call.method,
      headers: { 'api-key': apiKey, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    })
    const reply: unknown = await response.json()
    if (response.status === 429 || response.status === 401) return { is: 'not-sent' }
    const told = response.ok ? schema.safeParse(reply) : undefined
    if (told?.success) return { is: 'got', reply: told.data }
    const known = response.status < 500 ? problem.safeParse(reply) : undefined
    if (known?.data?.error.code === BUSY) return { is: 'unknown' }
    return known?.success ? { is: 'refused', ...known.data.error } : { is: 'unknown' }
  } catch (error) {
    const code = String(((error as Error).cause as { code?: unknown } | undefined)?.code)
    return { is: BEFORE_SENDING.has(code) ? 'not-sent' : 'unknown' }
  }
}
