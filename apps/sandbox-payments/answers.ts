import type { ServerResponse } from 'node:http'
import type { Reply } from './calls.ts'
import type { Call, Fault } from './script.ts'
import type { Sandbox } from './sandbox.ts'

/** Faults that keep a call from having its effect. */
const WITHOUT_EFFECT: readonly Fault[] = ['never', 'error', 'too-many']

const ERROR: Reply = { status: 500, body: { error: 'internal' } }
const TOO_MANY: Reply = { status: 429, body: { error: 'too-many-calls' } }

/** Answers calls, properly or as badly as the script says. */
export class Answers {
  /** Calls whose 500 is replayed forever. */
  readonly #kept = new Set<string>()
  readonly #sandbox: Sandbox

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox
  }

  async answer(call: Call, reference: string, effect: () => Promise<Reply> | Reply, response: ServerResponse): Promise<void> {
    const key = `${call} ${reference}`
    if (this.#kept.has(key)) return sendJson(response, ERROR)
    const fault = this.#takeFault(call)
    if (fault === 'kept-500') this.#kept.add(key)
    const reply = fault && WITHOUT_EFFECT.includes(fault) ? ERROR : await effect()
    if (fault === undefined) return sendJson(response, reply)
    if (fault === 'too-many') return sendJson(response, TOO_MANY)
    if (fault === 'error' || fault === 'kept-500') return sendJson(response, ERROR)
    // Otherwise the connection stays open without an answer, until the caller gives up.
    if (fault === 'cut') cutInside(response, reply)
  }

  #takeFault(call: Call): Fault | undefined {
    const { answers } = this.#sandbox.script
    const next = answers.find((each) => each.call === call)
    if (!next) return undefined
    const rest = answers.flatMap((each) => (each !== next ? each : next.times > 1 ? { ...each, times: each.times - 1 } : []))
    this.#sandbox.change({ answers: rest })
    return next.fault
  }
}

export function sendJson(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}

function cutInside(response: ServerResponse, { status, body }: Reply): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}
