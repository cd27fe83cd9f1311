import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SETTINGS } from './settings.ts'

const root = mkdtempSync(join(tmpdir(), 'croupier-config-'))
afterAll(() => rmSync(root, { recursive: true }))
const read = (environment: Record<string, string>) => readConfig({ root, environment })

describe('readConfig', () => {
  test('needs nothing in development', () => {
    expect(read({})).toMatchObject({
      mode: 'development',
      port: 3000,
      brand: 'velmora',
      databaseUrl: undefined,
      dataDir: join(root, '.data'),
    })
  })

  test('starts the bundled provider in development only, unless configured otherwise', () => {
    expect(read({}).hasReferenceProvider).toBe(true)
    expect(read({ REFERENCE_PROVIDER: 'off' }).hasReferenceProvider).toBe(false)
    const production = { MODE: 'production', SECRET: 's'.repeat(32), PUBLIC_URL: 'https://play.example' }
    expect(read(production).hasReferenceProvider).toBe(false)
  })

  test('starts the sandbox payment provider in development, unless configured otherwise, and never in production', () => {
    expect(read({}).hasSandboxPayments).toBe(true)
    expect(read({ SANDBOX_PAYMENTS: 'off' }).hasSandboxPayments).toBe(false)
    const production = { MODE: 'production', SECRET: 's'.repeat(32), PUBLIC_URL: 'https://play.example' }
    expect(read({ ...production, SANDBOX_PAYMENTS: 'on' }).hasSandboxPayments).toBe(false)
  })

  test('reads the hosts of brands, and reports invalid and duplicate ones', () => {
    const hosts = (BRAND_HOSTS: string) => read({ BRAND_HOSTS }).brandHosts
    expect(read({}).brandHosts).toEqual({})
    expect(hosts('velmora=play.example|WWW.play.example, tidewick=tide.example')).toEqual({
      velmora: ['play.example', 'www.play.example'],
      tidewick: ['tide.example'],
    })
    expect(() => hosts('velmora=https://play.example')).toThrow('leave out https://')
    expect(() => hosts('velmora=play.example:3000')).toThrow('no host name')
    expect(() => hosts('velmora=play.example,tidewick=play.example')).toThrow('twice, for velmora and tidewick')
    expect(() => hosts('play.example')).toThrow('such as velmora=play.example')
  })

  test('opens the metrics to nearby addresses in development, and in production only with a key', () => {
    const production = { MODE: 'production', SECRET: 's'.repeat(32), PUBLIC_URL: 'https://play.example' }
    const METRICS_KEY = 'k'.repeat(32)
    expect([read({}).metrics, read(production).metrics]).toEqual(['near', 'off'])
    expect(read({ ...production, METRICS_KEY }).metrics).toEqual({ key: METRICS_KEY })
  })

  test('archives events in the data folder, and beside an external database only in a folder of its own', () => {
    const DATABASE_URL = 'postgres://a:b@127.0.0.1/c'
    expect(read({ DATA_DIR: '/data' }).eventArchive).toEqual({ folder: '/data/events', months: 13 })
    expect(read({ DATABASE_URL }).eventArchive.months).toBe(0)
    const set = { EVENT_ARCHIVE: '/archive', EVENT_ARCHIVE_MONTHS: '36' }
    expect(read({ ...set, DATABASE_URL }).eventArchive).toEqual({ folder: '/archive', months: 36 })
  })

  test('keeps rounds in the database unless it is told how many months of them', () => {
    const DATABASE_URL = 'postgres://a:b@127.0.0.1/c'
    expect(read({ DATA_DIR: '/data' }).roundArchive).toEqual({ folder: '/data/rounds', afterMonths: null })
    const ROUND_ARCHIVE_AFTER_MONTHS = '6'
    expect(read({ DATA_DIR: '/data', ROUND_ARCHIVE_AFTER_MONTHS }).roundArchive.afterMonths).toBe(6)
    expect(() => read({ DATABASE_URL, ROUND_ARCHIVE_AFTER_MONTHS })).toThrow('needs ROUND_ARCHIVE')
    const set = { DATABASE_URL, ROUND_ARCHIVE_AFTER_MONTHS, ROUND_ARCHIVE: '/rounds' }
    expect(read(set).roundArchive).toEqual({ folder: '/rounds', afterMonths: 6 })
    expect(() => read({ ROUND_ARCHIVE_AFTER_MONTHS: '0' })).toThrow('ROUND_ARCHIVE_AFTER_MONTHS')
  })

  test('keeps audit entries in the database unless it is told how many months of them', () => {
    const DATABASE_URL = 'postgres://a:b@127.0.0.1/c'
    const AUDIT_ARCHIVE_AFTER_MONTHS = '24'
    expect(read({ DATA_DIR: '/data' }).auditArchive).toEqual({ folder: '/data/audit', afterMonths: null })
    expect(() => read({ DATABASE_URL, AUDIT_ARCHIVE_AFTER_MONTHS })).toThrow('needs AUDIT_ARCHIVE')
    const set = { DATABASE_URL, AUDIT_ARCHIVE_AFTER_MONTHS, AUDIT_ARCHIVE: '/audit' }
    expect(read(set).auditArchive).toEqual({ folder: '/audit', afterMonths: 24 })
    expect(() => read({ AUDIT_ARCHIVE_AFTER_MONTHS: '0' })).toThrow('AUDIT_ARCHIVE_AFTER_MONTHS')
  })

  test('keeps its generated secret', () => {
    const first = read({}).secret
    expect(first).toHaveLength(64)
    expect(read({}).secret).toBe(first)
    expect(read({ DATA_DIR: 'elsewhere' }).secret).not.toBe(first)
  })

  test('generates neither secret nor address in production', () => {
    const SECRET = 's'.repeat(32)
    expect(() => read({ MODE: 'production' })).toThrow('SECRET is needed in production')
    expect(() => read({ MODE: 'production', SECRET })).toThrow('PUBLIC_URL is needed in production')
    expect(read({ MODE: 'production', SECRET, PUBLIC_URL: 'https://play.example' }).secret).toBe(SECRET)
  })

  test('reports each wrong setting in one sentence', () => {
    const wrong = { PORT: '80000', MODE: 'prod', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes', LANES: 'many', BRAND: 'No Brand' }
    const message = messageOf(() => read(wrong))
    expect(message.split('\n').sort()).toEqual([
      "BRAND cannot be 'No Brand': it must be lowercase letters, the id of a theme.",
      "DATABASE_URL cannot be 'mysql://x': it must be an address that starts with postgres:// or postgresql://.",
      "LANES cannot be 'many': it must be a whole number from 1 to 16.",
      "MODE cannot be 'prod': it must be one of development, production.",
      "PORT cannot be '80000': it must be a whole number from 0 to 65535.",
      "TRUST_PROXY cannot be 'yes': it must be one of true, false.",
    ])
  })

  test('lets a process work apart only beside others, on a server of their own', () => {
    expect(read({}).role).toBe('all')
    expect(read({ ROLE: 'worker', DATABASE_URL: 'postgres://db.example/croupier' }).role).toBe('worker')
    expect(() => read({ ROLE: 'web' })).toThrow('ROLE=web needs DATABASE_URL')
    expect(messageOf(() => read({ ROLE: 'both' }))).toBe("ROLE cannot be 'both': it must be one of all, web, worker.")
  })

  test('takes a pooler only beside the address of the database itself, and never prints its password', () => {
    const DATABASE_POOLER_URL = 'postgres://croupier_app:hunter2@127.0.0.1:6432/croupier'
    expect(read({}).databasePoolerUrl).toBeUndefined()
    const DATABASE_URL = 'postgres://db.example/croupier'
    expect(read({ DATABASE_URL, DATABASE_POOLER_URL }).databasePoolerUrl).toBe(DATABASE_POOLER_URL)
    expect(() => read({ DATABASE_POOLER_URL })).toThrow('DATABASE_POOLER_URL needs DATABASE_URL')
    const wrong = messageOf(() => read({ DATABASE_URL, DATABASE_POOLER_URL: 'pgbouncer://croupier_app:hunter2@host/x' }))
    expect(wrong).toContain("DATABASE_POOLER_URL cannot be 'pgbouncer://…@host/x'")
  })

  test('never prints a secret', () => {
    expect(messageOf(() => read({ SECRET: 'hunter2' }))).toBe(
      'SECRET cannot be of that length: it must be at least 32 characters that nobody can guess.',
    )
    expect(messageOf(() => read({ SMTP_URL: 'smpt://me:hunter2/@3@mail.example:465' }))).toBe(
      "SMTP_URL cannot be 'smpt://…@mail.example:465': it must be an address that starts with smtp:// or smtps://.",
    )
  })

  test('requires all or none of the settings of an external socket server', () => {
    const whole = {
      CENTRIFUGO_URL: 'http://127.0.0.1:8000/',
      CENTRIFUGO_API_KEY: 'key',
      CENTRIFUGO_SOCKET_URL: 'wss://push.example/connection/websocket',
      CENTRIFUGO_TOKEN_SECRET: 't'.repeat(32),
    }
    expect(read({}).centrifugo).toBeUndefined()
    expect(read(whole).centrifugo).toEqual({
      url: 'http://127.0.0.1:8000',
      apiKey: 'key',
      socketUrl: whole.CENTRIFUGO_SOCKET_URL,
      tokenSecret: whole.CENTRIFUGO_TOKEN_SECRET,
    })
    expect(() => read({ ...whole, CENTRIFUGO_API_KEY: '' })).toThrow('Centrifugo needs all of')
    expect(messageOf(() => read({ ...whole, CENTRIFUGO_TOKEN_SECRET: 'hunter2' }))).toBe(
      'CENTRIFUGO_TOKEN_SECRET cannot be of that length: it must be at least 32 characters that nobody can guess.',
    )
  })

  test('an empty variable counts as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})

describe('browser push', () => {
  const account = join(root, 'account.json')
  const firebase = {
    FIREBASE_PROJECT_ID: 'p',
    FIREBASE_API_KEY: 'k',
    FIREBASE_APP_ID: 'a',
    FIREBASE_SENDER_ID: '1',
    FIREBASE_VAPID_KEY: 'v',
    FIREBASE_SERVICE_ACCOUNT: 'account.json',
  }

  test('signs with the public address if it is https, accepts further hosts, and by default no private ones', () => {
    expect(read({}).push).toEqual({ subject: 'mailto:push@localhost', hosts: [], mayBePrivate: false, firebase: undefined })
    expect(read({ PUBLIC_URL: 'https://play.example', PUSH_HOSTS: 'push.example, *.Inner.example' }).push).toMatchObject({
      subject: 'https://play.example',
      hosts: ['push.example', '*.inner.example'],
    })
  })

  test('requires all or none of the Firebase settings, and a readable key file', () => {
    const { FIREBASE_API_KEY: _, ...inPart } = firebase
    expect(() => read(inPart)).toThrow('Firebase is set in part')
    expect(() => read(firebase)).toThrow('the JSON key file of a service account')
    writeFileSync(account, JSON.stringify({ client_email: 'm@p', private_key: 'PEM', token_uri: 'https://token.example/' }))
    expect(read(firebase).push.firebase).toMatchObject({
      web: { projectId: 'p', messagingSenderId: '1' },
      url: 'https://fcm.googleapis.com',
      account: { clientEmail: 'm@p', tokenUrl: 'https://token.example/' },
    })
  })
})

const PRODUCTION = { MODE: 'production', SECRET: 's'.repeat(32), PUBLIC_URL: 'https://play.example' }

describe('text messages', () => {
  const gateway = { TEXT_GATEWAY_URL: 'https://texts.example/messages/', TEXT_GATEWAY_KEY: 'key' }

  test('use a sandbox in development and need a gateway in production', () => {
    expect(read({}).sms).toEqual({ kind: 'sandbox' })
    expect(read(PRODUCTION).sms).toEqual({ kind: 'off' })
    expect(read({ ...PRODUCTION, ...gateway }).sms).toEqual({
      kind: 'gateway',
      gateway: { url: 'https://texts.example/messages', key: 'key' },
    })
  })

  test('are refused with a partly configured gateway', () => {
    expect(() => read({ ...gateway, TEXT_GATEWAY_KEY: '' })).toThrow('Text messages need both')
  })
})

describe('the captcha', () => {
  const vendor = {
    CAPTCHA: 'vendor',
    CAPTCHA_WIDGET_URL: 'https://captcha.example/widget',
    CAPTCHA_VERIFY_URL: 'https://captcha.example/verify',
    CAPTCHA_SITE_KEY: 'k',
    CAPTCHA_SECRET: 's',
  }

  test('is proof of work in production and off in development, unless configured otherwise', () => {
    expect(read({}).captcha).toEqual({ kind: 'off' })
    expect(read(PRODUCTION).captcha).toMatchObject({ kind: 'proof-of-work' })
    expect(read({ ...PRODUCTION, CAPTCHA: 'off' }).captcha).toEqual({ kind: 'off' })
    expect(read({ CAPTCHA: 'proof-of-work' }).captcha).toMatchObject({ kind: 'proof-of-work' })
  })

  test('requires all settings of a vendor; in development an unconfigured vendor is a sandbox', () => {
    expect(read({ ...PRODUCTION, ...vendor }).captcha).toMatchObject({ kind: 'vendor', vendor: { siteKey: 'k', secret: 's' } })
    expect(read({ CAPTCHA: 'vendor' }).captcha).toEqual({ kind: 'sandbox' })
    expect(() => read({ ...PRODUCTION, CAPTCHA: 'vendor' })).toThrow('CAPTCHA=vendor needs')
    expect(() => read({ ...vendor, CAPTCHA_SECRET: '' })).toThrow('CAPTCHA=vendor needs')
  })
})

describe('social providers', () => {
  const provider = { id: 'one', title: 'One', issuer: 'https://one.example', clientId: 'c', clientSecret: 's' }
  const readFrom = (content: unknown) => {
    writeFileSync(join(root, 'social-login.json'), JSON.stringify(content))
    return read({ SOCIALS_FILE: 'social-login.json' }).socialLogin
  }

  test('are read from a file', () => {
    expect(readFrom([provider])).toEqual({ providers: [{ ...provider, scope: 'openid email profile' }], mayBeInsecure: false })
    expect(read({}).socialLogin.providers).toEqual([])
  })

  test.each([
    ['plain http', [{ ...provider, issuer: 'http://one.example' }], 'is not in order: 0.issuer'],
    ['one id twice', [provider, provider], 'names one id twice'],
    ['no list', provider, 'is not in order'],
  ])('are refused with %s', (_, content, message) => {
    expect(() => readFrom(content)).toThrow(message)
  })

  test('on the local machine are allowed in development only', () => {
    expect(
      [read({}), read({ LOCAL_SIGN_IN: 'off' }), read({ ...PRODUCTION, LOCAL_SIGN_IN: 'on' })].map((each) => each.hasLocalSignIn),
    ).toEqual([true, false, false])
  })
})

describe('traces', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' }

  test('need a collector, and then have a name and a modest share', () => {
    expect(read({ OTEL_TRACES_SAMPLER_ARG: '1' }).tracing).toBeUndefined()
    expect(read(collector).tracing).toEqual({
      url: 'http://collector.example:4318/v1/traces',
      headers: {},
      serviceName: 'croupier',
      ratio: 0.05,
    })
  })

  test('send the headers that the collector wants', () => {
    const headers = 'Authorization=Basic%20abc=, x-tenant=one'
    expect(read({ ...collector, OTEL_EXPORTER_OTLP_HEADERS: headers }).tracing?.headers).toEqual({
      Authorization: 'Basic abc=',
      'x-tenant': 'one',
    })
  })

  test.each([
    [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'a share from 0 to 1'],
    [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'a share from 0 to 1'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'the-key-itself' }, 'name=value pairs'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%zz' }, 'name=value pairs'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'http:// or https://'],
  ])('are refused with %j', (more, message) => {
    expect(() => read({ ...collector, ...more })).toThrow(message)
  })
})

describe('.env.example', () => {
  let lines: string[]
  beforeAll(() => {
    lines = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')
  })

  test('lists every setting and no other', () => {
    const shown = lines.flatMap((line) => line.match(/^(?:# )?([A-Z_]+)=/)?.[1] ?? [])
    expect(shown.sort()).toEqual(Object.keys(SETTINGS.shape).sort())
  })

  test('shows the actual defaults', () => {
    const shown = Object.fromEntries(
      lines.flatMap((line) => [line.match(/^([A-Z_]+)=(.*)$/)?.slice(1) ?? []]).filter(({ length }) => length),
    )
    const defaults = Object.entries(SETTINGS.parse({})).filter(([, value]) => value !== undefined)
    expect(shown).toEqual(Object.fromEntries(defaults.map(([name, value]) => [name, String(value)])))
  })
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('nothing was thrown')
}
