import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { SetupError } from '../setup-error.ts'
import { type BrandHosts, readBrandHosts } from './brand-hosts.ts'
import { type CaptchaConfig, readCaptcha } from './captcha.ts'
import type { EventArchive } from './event-archive.ts'
import type { MonthArchive } from './month-archive.ts'
import { type JurisdictionConfig, readJurisdictionConfig } from './jurisdictions.ts'
import { type PushConfig, readPush } from './push.ts'
import { keptSecret } from './secret.ts'
import { SETTINGS, type SettingName } from './settings.ts'
import { readSocialLogin, type SocialLoginConfig } from './social-login.ts'
import { readTexts, type SmsConfig } from './sms.ts'
import { type HyperswitchConfig, readHyperswitch } from './hyperswitch.ts'
import { readTracing, type TracingConfig } from './tracing.ts'
import { readVerification, type VerificationConfig } from './verification.ts'

/** The process's configuration; passed by value, nothing else reads the environment. */
export interface Config {
  readonly mode: 'development' | 'production'
  readonly host: string
  /** 0 picks any free port. */
  readonly port: number
  /** Without a trailing slash. If absent, the site uses the address it listens on. */
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  /** The theme for hosts that no theme claims. */
  readonly brand: string
  /** Host names by brand id; mails link to the first of each. */
  readonly brandHosts: BrandHosts
  /** Absolute path. */
  readonly dataDir: string
  /** Files of events that have left the database. */
  readonly eventArchive: EventArchive
  /** Files of rounds that have left the database. */
  readonly roundArchive: MonthArchive
  /** Files of audit entries that have left the database. */
  readonly auditArchive: MonthArchive
  /** If absent, the site runs its own PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** A pooler in transaction mode, which calls use instead of `databaseUrl`. */
  readonly databasePoolerUrl: string | undefined
  /** Whether a commit is acknowledged only once a standby has it, so that a promoted standby has lost nothing. */
  readonly databaseStandby: z.infer<typeof SETTINGS>['DATABASE_STANDBY']
  readonly databaseConnections: number
  readonly lanes: number
  /** What this process does: answer, work in the background, or both. */
  readonly role: z.infer<typeof SETTINGS>['ROLE']
  /** Seals and signs; stays the same across restarts. */
  readonly secret: string
  /** What these sealed still opens. */
  readonly secretsBefore: readonly string[]
  /** Whether an earlier start generated the secret, so that a database must exist. */
  readonly hadSecret: boolean
  /** Enables the realtime hub's HTTP API for other servers. */
  readonly realtimeApiKey: string | undefined
  /** Access to `/metrics` requires this key; without one, nearby addresses in development and nobody in production. */
  readonly metrics: 'near' | 'off' | { readonly key: string }
  /** Maximum sockets and streams per address at this process. */
  readonly socketsPerAddress: number
  /** The bus between processes; if absent, it goes through the database. */
  readonly redisUrl: string | undefined
  /** The external server that holds the sockets. */
  readonly centrifugo: CentrifugoConfig | undefined
  /** The broker that events are copied to. */
  readonly nats: NatsConfig | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly push: PushConfig
  readonly captcha: CaptchaConfig
  readonly sms: SmsConfig
  readonly socialLogin: SocialLoginConfig
  readonly jurisdiction: JurisdictionConfig
  readonly verification: VerificationConfig
  readonly hyperswitch: HyperswitchConfig | undefined
  /** Whether the identity-check sandbox is started with the site; never in production. */
  readonly hasLocalVerification: boolean
  /** Whether the social-login sandbox is started with the site; never in production. */
  readonly hasLocalSignIn: boolean
  /** If absent, nothing is traced. */
  readonly tracing: TracingConfig | undefined
  readonly logLevel: z.infer<typeof SETTINGS>['LOG_LEVEL']
  /** Whether the bundled game provider is started with the site. */
  readonly hasReferenceProvider: boolean
  /** Whether the sandbox payment provider is started with the site; never in production. */
  readonly hasSandboxPayments: boolean
}

export interface CentrifugoConfig {
  /** Base URL of its HTTP API, without path and trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** The URL that pages connect to. */
  readonly socketUrl: string
  /** Signs the tokens of pages, HS256. */
  readonly tokenSecret: string
}

export interface NatsConfig {
  /** May have a user and a password, or a token in place of the user. */
  readonly url: string
  /** Name of the JetStream stream, also the first word of its subjects in lower case. */
  readonly stream: string
}

export interface ConfigSource {
  /** The folder that relative paths are resolved from. */
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
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    throw new SetupError(`ROLE=${settings.ROLE} needs DATABASE_URL: only one process can use the database that the site brings.`)
  }
  if (settings.DATABASE_POOLER_URL && !settings.DATABASE_URL) {
    throw new SetupError('DATABASE_POOLER_URL needs DATABASE_URL: the address of the same database without the pooler.')
  }
  const config: Omit<Config, 'secret' | 'hadSecret'> = {
    mode: settings.MODE,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    trustProxy: settings.TRUST_PROXY,
    brand: settings.BRAND,
    brandHosts: readBrandHosts(settings.BRAND_HOSTS),
    dataDir,
    eventArchive: eventArchiveOf(settings, root, dataDir),
    roundArchive: monthArchiveOf(settings, 'ROUND_ARCHIVE', { root, byDefault: join(dataDir, 'rounds') }),
    auditArchive: monthArchiveOf(settings, 'AUDIT_ARCHIVE', { root, byDefault: join(dataDir, 'audit') }),
    databaseUrl: settings.DATABASE_URL,
    databasePoolerUrl: settings.DATABASE_POOLER_URL,
    databaseStandby: settings.DATABASE_STANDBY,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    lanes: settings.LANES,
    role: settings.ROLE,
    secretsBefore: settings.SECRETS_BEFORE ?? [],
    realtimeApiKey: settings.REALTIME_API_KEY,
    metrics: settings.METRICS_KEY ? { key: settings.METRICS_KEY } : settings.MODE === 'production' ? 'off' : 'near',
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
    redisUrl: settings.REDIS_URL,
    centrifugo: centrifugoOf(settings),
    nats: settings.NATS_URL ? { url: settings.NATS_URL, stream: settings.NATS_STREAM } : undefined,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    push: readPush(settings, root),
    captcha: readCaptcha(settings),
    sms: readTexts(settings),
    jurisdiction: readJurisdictionConfig(settings, root),
    socialLogin: readSocialLogin(settings.SOCIALS_FILE, root),
    verification: readVerification(settings),
    hyperswitch: readHyperswitch(settings),
    hasLocalVerification:
      settings.MODE === 'development' && !settings.VERIFICATION_URL && (settings.LOCAL_VERIFICATION ?? 'on') === 'on',
    hasLocalSignIn: settings.MODE === 'development' && (settings.LOCAL_SIGN_IN ?? 'on') === 'on',
    tracing: readTracing(settings),
    logLevel: settings.LOG_LEVEL,
    hasSandboxPayments:
      settings.MODE === 'development' && !settings.HYPERSWITCH_URL && (settings.SANDBOX_PAYMENTS ?? 'on') === 'on',
    hasReferenceProvider: (settings.REFERENCE_PROVIDER ?? (settings.MODE === 'development' ? 'on' : 'off')) === 'on',
  }
  // Last, because it writes a file: a start that fails on other settings leaves nothing behind.
  return { ...config, ...(settings.SECRET ? { secret: settings.SECRET, hadSecret: false } : keptSecret(dataDir)) }
}

/** Beside an external database nothing is written to the data folder unless a folder is set. */
function eventArchiveOf(
  { EVENT_ARCHIVE, EVENT_ARCHIVE_MONTHS, DATABASE_URL }: z.infer<typeof SETTINGS>,
  root: string,
  dataDir: string,
): EventArchive {
  const folder = EVENT_ARCHIVE === undefined ? join(dataDir, 'events') : resolve(root, EVENT_ARCHIVE)
  return { folder, months: DATABASE_URL && EVENT_ARCHIVE === undefined ? 0 : EVENT_ARCHIVE_MONTHS }
}

/** Beside an external database other processes answer players too: the folder has to be one that they share. */
function monthArchiveOf(
  settings: z.infer<typeof SETTINGS>,
  name: 'ROUND_ARCHIVE' | 'AUDIT_ARCHIVE',
  { root, byDefault }: { readonly root: string; readonly byDefault: string },
): MonthArchive {
  const { [name]: set, [`${name}_AFTER_MONTHS` as const]: afterMonths } = settings
  if (afterMonths !== undefined && settings.DATABASE_URL && set === undefined)
    throw new SetupError(`${name}_AFTER_MONTHS with DATABASE_URL needs ${name}: a folder that all processes share.`)
  return { folder: set === undefined ? byDefault : resolve(root, set), afterMonths: afterMonths ?? null }
}

/** All four or none: pages could not reach a partly configured server. */
function centrifugoOf(settings: z.infer<typeof SETTINGS>): CentrifugoConfig | undefined {
  const { CENTRIFUGO_URL: url, CENTRIFUGO_API_KEY: apiKey } = settings
  const { CENTRIFUGO_SOCKET_URL: socketUrl, CENTRIFUGO_TOKEN_SECRET: tokenSecret } = settings
  if (url && apiKey && socketUrl && tokenSecret) return { url: url.replace(/(?<!\/)\/+$/, ''), apiKey, socketUrl, tokenSecret }
  if (!url && !apiKey && !socketUrl && !tokenSecret) return undefined
  throw new SetupError(
    'Centrifugo needs all of CENTRIFUGO_URL, CENTRIFUGO_API_KEY, CENTRIFUGO_SOCKET_URL and CENTRIFUGO_TOKEN_SECRET, or none.',
  )
}

/** An empty variable counts as absent, which is how compose files omit one. */
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
  'SECRETS_BEFORE',
  'CAPTCHA_SECRET',
  'REALTIME_API_KEY',
  'CENTRIFUGO_TOKEN_SECRET',
  'TEXT_GATEWAY_KEY',
  'VERIFICATION_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
])

function sentence(issue: z.core.$ZodIssue, environment: ConfigSource['environment']): string {
  const name = String(issue.path[0])
  const shown = SECRETS.has(name) ? 'of that length' : `'${withoutSignIn(environment[name])}'`
  const wanted = issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : issue.message
  return `${name} cannot be ${shown}: it must be ${wanted.replace(/^(Too|Invalid)/, (word) => word.toLowerCase())}.`
}

/** URLs are logged without credentials. */
const withoutSignIn = (value = ''): string => value.replace(/:\/\/.*@/, '://…@')
