import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { type Bus, openQuestions } from '../bus/index.ts'
import { Budget, HUB_LIMITS, type HubOptions } from './hub/index.ts'

interface Others extends Pick<Required<HubOptions>, 'node' | 'forward' | 'nameStream'> {
  close(): void
}

interface Commands {
  readonly session: string
  readonly data: string
}

interface OthersOptions {
  readonly bus: Bus
  /** The same in every process. */
  readonly key: Uint8Array
  readonly receive: (session: string, data: string) => boolean
}

const STREAMS_MAX = 10_000
/** PostgreSQL notifications are small, so long commands count as several. */
const CHARACTERS_AT_ONCE = 4_000

/**
 * Accepts a stream's commands at any process and forwards them to the process that holds the stream. Only for
 * announced streams, and limited to their own command rate, since forwarding is expensive.
 */
export function openOthers({ bus, key, receive }: OthersOptions): Others {
  const budgets = new Map<string, Budget>()
  const sign = (id: string): Buffer => createHmac('sha256', key).update(id).digest()
  const isNamed = (session: string): boolean => {
    const [id = '', signature = ''] = session.split('.')
    const given = Buffer.from(signature, 'base64url')
    return given.length === 32 && timingSafeEqual(given, sign(id))
  }
  const mayAsk = (session: string, data: string): boolean => {
    const budget = budgets.get(session) ?? new Budget(HUB_LIMITS.commandsAtOnce, HUB_LIMITS.commandsPerSecond)
    budgets.delete(session)
    budgets.set(session, budget)
    if (budgets.size > STREAMS_MAX) budgets.delete(budgets.keys().next().value!)
    return budget.take(Math.max(1, Math.ceil(data.length / CHARACTERS_AT_ONCE)))
  }
  const questions = openQuestions(bus, 'stream', async (question) => {
    const { session, data } = JSON.parse(question) as Commands
    return receive(session, data) ? 'taken' : 'unknown'
  })
  return {
    node: bus.node,
    nameStream() {
      const id = randomUUID()
      return `${id}.${sign(id).toString('base64url')}`
    },
    async forward(node, session, data) {
      if (!isNamed(session) || !mayAsk(session, data)) return false
      return (await questions.ask(node, JSON.stringify({ session, data } satisfies Commands))) === 'taken'
    },
    close: questions.close,
  }
}
