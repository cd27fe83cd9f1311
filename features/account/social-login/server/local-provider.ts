import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import type { SocialProvider } from '#platform/config/social-login.ts'
import { askPage, plainPage } from './local-provider-page.ts'

export interface LocalProvider {
  readonly provider: SocialProvider
  close(): Promise<void>
}

/** Faults it can simulate, chosen on its page or by a test. */
const MISDEEDS = ['none', 'wrong-nonce', 'wrong-key', 'slow', 'no-email'] as const

interface Grant {
  readonly challenge: string
  readonly nonce: string
  readonly redirectUri: string
  readonly person: { readonly sub: string; readonly email: string; readonly name: string; readonly isVerified: boolean }
  readonly misdeed: string
}

const TOKEN_LASTS_SECONDS = 300
const SLOW_MS = 8_000
const RETURN_PATH = '/signin/social'
const LOCAL_HOST = /^(127\.0\.0\.1|localhost|[\w-]+\.localhost|play\.example)$/

interface Desk {
  readonly issuer: string
  readonly clientSecret: string
  readonly key: () => Key
  readonly otherKey: () => Key
  readonly grants: Map<string, Grant>
}

/** A local OpenID Connect provider for trying out social sign-in. It accepts any identity without verification. */
export async function startLocalProvider(): Promise<LocalProvider> {
  const clientSecret = randomBytes(16).toString('hex')
  const parts = { clientSecret, key: keyAtFirstUse(), otherKey: keyAtFirstUse(), grants: new Map<string, Grant>() }
  let answer: Answer = () => undefined
  const server = createServer((request, response) => {
    void readForm(request).then((form) => answer(request, form, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  answer = answersOf({ ...parts, issuer })
  return {
    provider: { id: 'local', title: 'Local account', issuer, clientId: CLIENT_ID, clientSecret, scope: 'openid email profile' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Answer = (request: IncomingMessage, form: URLSearchParams, response: ServerResponse) => unknown

const answersOf =
  (desk: Desk): Answer =>
  (request, form, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', desk.issuer)
    switch (`${request.method} ${pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return json(response, 200, metadataOf(desk.issuer))
      case 'GET /jwks':
        return json(response, 200, { keys: [{ ...desk.key().jwk, kid: 'local', use: 'sig', alg: 'RS256' }] })
      case 'GET /authorize':
        return html(response, mayReturn(searchParams) ? askPage(searchParams, MISDEEDS) : NOT_A_CLIENT)
      case 'POST /authorize':
        return mayReturn(form) ? sendBack(desk, form, response) : html(response, NOT_A_CLIENT)
      case 'POST /token':
        return exchange(desk, form, response)
      default:
        return response.writeHead(404).end()
    }
  }

function sendBack({ issuer, grants }: Desk, form: URLSearchParams, response: ServerResponse): void {
  const back = new URL(form.get('redirect_uri') ?? '')
  back.searchParams.set('state', form.get('state') ?? '')
  back.searchParams.set('iss', issuer)
  if (form.get('answer') === 'refuse') back.searchParams.set('error', 'access_denied')
  else {
    const code = randomBytes(16).toString('hex')
    grants.set(code, grantOf(form))
    back.searchParams.set('code', code)
  }
  response.writeHead(303, { location: back.href }).end()
}

function grantOf(form: URLSearchParams): Grant {
  const said = (name: string): string => form.get(name) ?? ''
  const email = said('email')
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)
  return {
    challenge: said('code_challenge'),
    nonce: said('nonce'),
    redirectUri: said('redirect_uri'),
    person: { sub, email, name: said('name'), isVerified: said('verified') === 'on' },
    misdeed: said('misdeed') || 'none',
  }
}

/** Exchanges a code for an identity, once, given the verifier and the secret. */
async function exchange(desk: Desk, form: URLSearchParams, response: ServerResponse): Promise<void> {
  const code = form.get('code') ?? ''
  const grant = desk.grants.get(code)
  desk.grants.delete(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isInOrder =
    grant?.challenge === challenge &&
    grant.redirectUri === form.get('redirect_uri') &&
    form.get('client_secret') === desk.clientSecret
  if (!grant || !isInOrder) return json(response, 400, { error: 'invalid_grant' })
  if (grant.misdeed === 'slow') await wait(SLOW_MS)
  const id_token = signed(claimsOf(desk.issuer, grant), grant.misdeed === 'wrong-key' ? desk.otherKey() : desk.key())
  const access_token = randomBytes(16).toString('hex')
  json(response, 200, { access_token, token_type: 'Bearer', expires_in: TOKEN_LASTS_SECONDS, id_token })
}

function claimsOf(iss: string, { person, nonce, misdeed }: Grant): object {
  const { sub, email, name, isVerified } = person
  const now = Math.floor(systemClock.now() / SECOND_MS)
  return {
    iss,
    aud: CLIENT_ID,
    sub,
    iat: now,
    exp: now + TOKEN_LASTS_SECONDS,
    nonce: misdeed === 'wrong-nonce' ? 'another' : nonce,
    name,
    ...(misdeed === 'no-email' ? {} : { email, email_verified: isVerified }),
  }
}

const NOT_A_CLIENT = plainPage('Not a client of mine.')

const CLIENT_ID = 'croupier'

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

/** Redirects only to pages on this machine. */
function mayReturn(query: URLSearchParams): boolean {
  const uri = query.get('redirect_uri') ?? ''
  if (query.get('client_id') !== CLIENT_ID || !URL.canParse(uri)) return false
  const { hostname, pathname } = new URL(uri)
  return LOCAL_HOST.test(hostname) && pathname === RETURN_PATH
}

type Key = ReturnType<typeof newKey>

/** Not at the start, where two keys took a seventh of a second. */
function keyAtFirstUse(): () => Key {
  let key: Key | undefined
  return () => (key ??= newKey())
}

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return { privateKey, jwk: publicKey.export({ format: 'jwk' }) }
}

function signed(claims: object, { privateKey }: Key): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'RS256', typ: 'JWT', kid: 'local' })}.${part(claims)}`
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))

const html = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body)
