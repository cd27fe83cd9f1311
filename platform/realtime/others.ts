import { type Bus, openQuestions } from '../bus/index.ts'
import type { HubOptions } from './hub/index.ts'

interface Others extends Pick<Required<HubOptions>, 'node' | 'forward'> {
  close(): void
}

interface Commands {
  readonly session: string
  readonly data: string
}

/** Lets a stream's commands come in at any process: they are handed to the one that holds the stream. */
export function openOthers(bus: Bus, receive: (session: string, data: string) => boolean): Others {
  const questions = openQuestions(bus, 'stream', async (question) => {
    const { session, data } = JSON.parse(question) as Commands
    return receive(session, data) ? 'taken' : 'unknown'
  })
  const forward = async (node: string, session: string, data: string): Promise<boolean> =>
    (await questions.ask(node, JSON.stringify({ session, data } satisfies Commands))) === 'taken'
  return { node: bus.node, forward, close: questions.close }
}
