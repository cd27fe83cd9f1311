import { resolve } from 'node:path'
import type { z } from 'zod'
import { SetupError } from '../setup-error.ts'
import { type BrandHosts, readBrandHosts } from './brand-hosts.ts'
import { type CaptchaConfig, readCaptcha } from './captcha.ts'
import { type PlacesConfig, readPlaces } from './places.ts'
import { type PushConfig, readPush } from './push.ts'
import { keptSecret } from './secret.ts'
import { SETTINGS, type SettingName } from './settings.ts'
import { readSocials, type SocialsConfig } from './socials.ts'
import { readTexts, type TextsConfig } from './texts.ts'
import { readVerification, type VerificationConfig } from './verification.ts'

/** What the whole process is told from outside; passed on by value, nothing else reads the environment. */
export interface Config {
  readonly mode: 'development' | 'production'
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Without a trailing slash. Where absent, the site goes by where it listens. */
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  /** The theme of hosts that no theme claims. */
  readonly brand: string
  /** The host names of brands by their ids; the first of each is the one that its mails name. */
  readonly brandHosts: BrandHosts
  /** Absolute. */
  readonly dataDir: string
  /** Absent: the site brings its own PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  readonly lanes: number
  /** Seals and signs; the same over restarts. */
  readonly secret: string
  /** Opens the realtime hub's HTTP API to other servers. */
  readonly realtimeApiKey: string | undefined
  /** Sockets and streams that one address may have open at this process. */
  readonly socketsPerAddress: number
  /** What several processes tell each other through; absent, it goes through the database. */
  readonly redisUrl: string | undefined
  /** The server that holds the sockets in this site's place. */
  readonly centrifugo: CentrifugoConfig | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly push: PushConfig
  readonly captcha: CaptchaConfig
  readonly texts: TextsConfig
  readonly socials: SocialsConfig
  readonly places: PlacesConfig
  readonly verification: VerificationConfig
  /** Whether a provider of identity checks for trying things is started with the site; never in production. */
  readonly hasLocalVerification: boolean
  /** Whether a provider of social accounts for trying things is started with the site; never in production. */
  readonly hasLocalSignIn: boolean
  readonly logLevel: z.infer<typeof SETTINGS>['LOG_LEVEL']
  /** Whether the game provider that comes along is started with the site. */
  readonly hasReferenceProvider: boolean
}

export interface CentrifugoConfig {
  /** Of its HTTP API, without the path and a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** Where pages find it. */
  readonly socketUrl: string
  /** Signs the tokens of pages, HS256. */
  readonly tokenSecret: string
}

export interface ConfigSource {
  /** The folder that relative paths start from. */
  readonly root: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Throws a SetupError with one line for each wrong setting. */
export function readConfig({ root, environment }: ConfigSource): Config {
  const settings = parse(environment)
  const dataDir = resolve(root, settings.DATA_DIR)
  if (settings.MODE === 'production' && !settings.SECRET) {
    throw new SetupError('SECRET is needed in production: at least 32 characters, such as `openssl rand -hex 32` prints.')
  }
  if (settings.MODE === 'production' && !settings.PUBLIC_URL) {
    throw new SetupError('PUBLIC_URL is needed in production: the address that players use. With https cookies are secure.')
  }
  return {
    mode: settings.MODE,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: settings.TRUST_PROXY,
    brand: settings.BRAND,
    brandHosts: readBrandHosts(settings.BRAND_HOSTS),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    lanes: settings.LANES,
    secret: settings.SECRET ?? keptSecret(dataDir),
    realtimeApiKey: settings.REALTIME_API_KEY,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
    redisUrl: settings.REDIS_URL,
    centrifugo: centrifugoOf(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    push: readPush(settings, root),
    captcha: readCaptcha(settings),
    texts: readTexts(settings),
    places: readPlaces(settings, root),
    socials: readSocials(settings.SOCIALS_FILE, root),
    verification: readVerification(settings),
    hasLocalVerification:
      settings.MODE === 'development' && !settings.VERIFICATION_URL && (settings.LOCAL_VERIFICATION ?? 'on') === 'on',
    hasLocalSignIn: settings.MODE === 'development' && (settings.LOCAL_SIGN_IN ?? 'on') === 'on',
    logLevel: settings.LOG_LEVEL,
    hasReferenceProvider: (settings.REFERENCE_PROVIDER ?? (settings.MODE === 'development' ? 'on' : 'off')) === 'on',
  }
}

/** All four or none: half a server would be one that no page reaches. */
function centrifugoOf(settings: z.infer<typeof SETTINGS>): CentrifugoConfig | undefined {
  const { CENTRIFUGO_URL: url, CENTRIFUGO_API_KEY: apiKey } = settings
  const { CENTRIFUGO_SOCKET_URL: socketUrl, CENTRIFUGO_TOKEN_SECRET: tokenSecret } = settings
  if (url && apiKey && socketUrl && tokenSecret) return { url: url.replace(/\/+$/, ''), apiKey, socketUrl, tokenSecret }
  if (!url && !apiKey && !socketUrl && !tokenSecret) return undefined
  throw new SetupError(
    'Centrifugo wants all of CENTRIFUGO_URL, CENTRIFUGO_API_KEY, CENTRIFUGO_SOCKET_URL and CENTRIFUGO_TOKEN_SECRET, or none.',
  )
}

/** An empty variable counts as an absent one: that is how compose files leave things out. */
function parse(environment: ConfigSource['environment']): z.infer<typeof SETTINGS> {
  const names = Object.keys(SETTINGS.shape) as SettingName[]
  const given = names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []))
  const result = SETTINGS.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  throw new SetupError(result.error.issues.map((issue) => sentence(issue, environment)).join('\n'))
}

/** Never printed. */
const SECRETS = new Set([
  'SECRET',
  'CAPTCHA_SECRET',
  'REALTIME_API_KEY',
  'CENTRIFUGO_TOKEN_SECRET',
  'TEXT_GATEWAY_KEY',
  'VERIFICATION_SECRET',
])

function sentence(issue: z.core.$ZodIssue, environment: ConfigSource['environment']): string {
  const name = String(issue.path[0])
  const shown = SECRETS.has(name) ? 'of that length' : `'${withoutSignIn(environment[name])}'`
  const wanted = issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : issue.message
  return `${name} cannot be ${shown}: it wants ${wanted.replace(/^(Too|Invalid)/, (word) => word.toLowerCase())}.`
}

/** Of an address, who signs in there and how is nobody's to read in a terminal or a log. */
const withoutSignIn = (value = ''): string => value.replace(/:\/\/.*@/, '://…@')
