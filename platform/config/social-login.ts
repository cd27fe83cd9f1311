import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../setup-error.ts'

/** Social login: an OpenID Connect provider with this site as its client. */
export interface SocialProvider {
  readonly id: string
  /** Label of its button. */
  readonly title: string
  /** URL of its discovery document. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
}

export interface SocialLoginConfig {
  readonly providers: readonly SocialProvider[]
  /** Allows plain http, for a local provider. */
  readonly mayBeInsecure: boolean
}

export const SOCIAL_LOGIN_DEFAULTS: SocialLoginConfig = { providers: [], mayBeInsecure: false }

const file = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'lowercase letters, digits and dashes'),
    title: z.string().min(1).max(40),
    issuer: z.url({ protocol: /^https$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    scope: z.string().default('openid email profile'),
  }),
)

/** Throws a SetupError if the file cannot be read or is invalid. */
export function readSocialLogin(path: string | undefined, root: string): SocialLoginConfig {
  if (!path) return SOCIAL_LOGIN_DEFAULTS
  const found = resolve(root, path)
  const read = file.safeParse(contentOf(found))
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new SetupError(`SOCIALS_FILE ${found} is not in order: ${faults.join('; ')}.`)
  }
  const ids = new Set(read.data.map(({ id }) => id))
  if (ids.size < read.data.length) throw new SetupError(`SOCIALS_FILE ${found} names one id twice.`)
  return { ...SOCIAL_LOGIN_DEFAULTS, providers: read.data }
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new SetupError(`SOCIALS_FILE cannot be '${path}': it must be a JSON file with a list of providers.`)
  }
}
