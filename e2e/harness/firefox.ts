import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'

/** The system's own Firefox with one page, driven by WebDriver BiDi, because Playwright drives only its own builds. */
export interface Firefox {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page with user activation; awaits promises. */
  run(expression: string): Promise<unknown>
  /** Console errors. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

type Preferences = Readonly<Record<string, string | number | boolean>>

/** No lookups, updates or telemetry during a test. */
const QUIET: Preferences = {
  // Otherwise a remotely controlled Firefox connects to no push service.
  'remote.prefs.recommended': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  // Firefox draws notifications itself, because a machine without a desktop has no service for them.
  'alerts.useSystemBackend': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1',
  'toolkit.telemetry.server': 'http://127.0.0.1:1',
}

export async function openFirefox(program: string, preferences: Preferences): Promise<Firefox> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-firefox-'))
  const lines = Object.entries({ ...QUIET, ...preferences }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'],
    {
      env: { ...process.env, HOME: folder, MOZ_HEADLESS: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const close = async (): Promise<void> => {
    if (browser.exitCode === null && browser.signalCode === null) {
      browser.kill('SIGKILL')
      await once(browser, 'exit')
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  try {
    return { ...(await speakTo(await listensAt(browser))), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Firefox prints its address on standard error. */
function listensAt(browser: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    browser.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
      const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1]
      if (url) found(url)
    })
    browser.once('exit', (code) => failed(new Error(`Firefox ended with ${code}:\n${said}`)))
  })
}

interface FromFirefox {
  readonly id?: number
  readonly method?: string
  readonly result?: never
  readonly message?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}

async function speakTo(url: string): Promise<Omit<Firefox, 'close'>> {
  const socket = new WebSocket(`${url}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, { done(result: never): void; fail(error: Error): void }>()
  const errors: string[] = []
  socket.on('message', (text: Buffer) => {
    const { id, method, result, message, params } = JSON.parse(text.toString()) as FromFirefox
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '')
    const asked = id === undefined ? undefined : waiting.get(id)
    if (message !== undefined) asked?.fail(new Error(message))
    else asked?.done(result as never)
  })
  let last = 0
  const call = <T>(method: string, params: object): Promise<T> =>
    new Promise<T>((done, fail) => {
      waiting.set(++last, { done, fail })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    errors,
    open: async (page) => void (await call('browsingContext.navigate', { context, url: page, wait: 'complete' })),
    async run(expression) {
      const asked = {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        awaitPromise: true,
        userActivation: true,
      }
      const answer = await call<Evaluated>('script.evaluate', { ...asked, target: { context } })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown)
    },
  }
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }
