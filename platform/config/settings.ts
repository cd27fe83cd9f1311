import { z } from 'zod'
import { FIREBASE_URL_DEFAULT } from './push.ts'

const text = z.string().trim().min(1)
const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')
const url = (kinds: string[]) =>
  text.refine((value) => URL.canParse(value) && kinds.includes(new URL(value).protocol.slice(0, -1)), {
    message: `an address that starts with ${kinds.map((kind) => `${kind}://`).join(' or ')}`,
  })
const whole = (least: number, most: number) =>
  text.transform(Number).refine((value) => Number.isInteger(value) && value >= least && value <= most, {
    message: `a whole number from ${least} to ${most}`,
  })

/** Every setting by its environment variable. `.env.example` documents each. */
export const SETTINGS = z.object({
  MODE: z.enum(['development', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: whole(0, 65_535).prefault('3000'),
  PUBLIC_URL: url(['http', 'https']).optional(),
  TRUST_PROXY: yesOrNo.default(false),
  BRAND: text.regex(/^[a-z][a-z-]*$/, 'lowercase letters, the id of a theme').default('velmora'),
  BRAND_HOSTS: text
    .regex(
      /^[a-z][a-z-]*=[^,=]+(,\s*[a-z][a-z-]*=[^,=]+)*$/,
      'such as velmora=play.example|www.play.example,tidewick=tide.example',
    )
    .optional(),
  DATA_DIR: text.default('.data'),
  EVENT_ARCHIVE: text.optional(),
  EVENT_ARCHIVE_MONTHS: whole(0, 120).prefault('13'),
  ROUND_ARCHIVE: text.optional(),
  ROUND_ARCHIVE_AFTER_MONTHS: whole(1, 120).optional(),
  AUDIT_ARCHIVE: text.optional(),
  AUDIT_ARCHIVE_AFTER_MONTHS: whole(1, 120).optional(),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  DATABASE_POOLER_URL: url(['postgres', 'postgresql']).optional(),
  DATABASE_STANDBY: z.enum(['none', 'synchronous']).default('none'),
  DATABASE_CONNECTIONS: whole(2, 500).prefault('10'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LANES: whole(1, 16).prefault('2'),
  SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  /** Secrets that this site had before, with commas between: for one start. */
  SECRETS_BEFORE: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().min(32, 'secrets of at least 32 characters, with commas between')))
    .optional(),
  METRICS_KEY: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  REALTIME_API_KEY: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  SOCKETS_PER_ADDRESS: whole(1, 1_000_000).prefault('500'),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  CENTRIFUGO_URL: url(['http', 'https']).optional(),
  CENTRIFUGO_API_KEY: text.optional(),
  CENTRIFUGO_SOCKET_URL: url(['ws', 'wss']).optional(),
  CENTRIFUGO_TOKEN_SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  NATS_URL: url(['nats', 'tls']).optional(),
  NATS_STREAM: text.regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, hyphens and underscores').default('CROUPIER'),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: text.optional(),
  TEXT_GATEWAY_URL: url(['http', 'https']).optional(),
  TEXT_GATEWAY_KEY: text.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUSH_SUBJECT: text.regex(/^(mailto:|https:\/\/)./, 'an address that starts with mailto: or https://').optional(),
  PUSH_HOSTS: text.optional(),
  PUSH_PRIVATE_HOSTS: yesOrNo.default(false),
  FIREBASE_PROJECT_ID: text.optional(),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_APP_ID: text.optional(),
  FIREBASE_SENDER_ID: text.optional(),
  FIREBASE_VAPID_KEY: text.optional(),
  FIREBASE_SERVICE_ACCOUNT: text.optional(),
  FIREBASE_URL: url(['http', 'https']).default(FIREBASE_URL_DEFAULT),
  SOCIALS_FILE: text.optional(),
  LOCAL_SIGN_IN: z.enum(['on', 'off']).optional(),
  CAPTCHA: z.enum(['off', 'proof-of-work', 'vendor']).optional(),
  CAPTCHA_WIDGET_URL: url(['http', 'https']).optional(),
  CAPTCHA_VERIFY_URL: url(['http', 'https']).optional(),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET: text.optional(),
  GEO_CHECK: z.enum(['off', 'address', 'coordinates']).default('address'),
  GEO_PRIVATE_PLACE: text.regex(/^[A-Z]{2}(-[A-Z]{2})?$/, 'a country, or a country and a state: US-TX').optional(),
  GEO_DATABASE: text.optional(),
  GEO_HIDDEN_NETWORKS: text.optional(),
  VERIFICATION_URL: url(['http', 'https']).optional(),
  VERIFICATION_SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  VERIFICATION_TITLE: text.optional(),
  LOCAL_VERIFICATION: z.enum(['on', 'off']).optional(),
  REFERENCE_PROVIDER: z.enum(['on', 'off']).optional(),
  SANDBOX_PAYMENTS: z.enum(['on', 'off']).optional(),
  HYPERSWITCH_URL: url(['http', 'https']).optional(),
  HYPERSWITCH_API_KEY: text.optional(),
  HYPERSWITCH_WEBHOOK_KEY: text.optional(),
  HYPERSWITCH_MERCHANT: text.optional(),
  HYPERSWITCH_PAGES: url(['http', 'https']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http', 'https']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  OTEL_SERVICE_NAME: text.default('croupier'),
  OTEL_TRACES_SAMPLER_ARG: text
    .transform(Number)
    .refine((value) => value >= 0 && value <= 1, { message: 'a share from 0 to 1' })
    .prefault('0.05'),
  CHROMIUM_PATH: text.optional(),
  FIREFOX_PATH: text.optional(),
})

export type SettingName = keyof typeof SETTINGS.shape
