import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '#kernel/time.ts'
import type { Bus } from './bus.ts'

const ANSWER_MS_MAX = 5 * SECOND_MS

/** Sends a request to one other process by name. */
export interface Questions {
  /** Undefined if the process does not exist or does not answer in time. */
  ask(node: string, question: string): Promise<string | undefined>
  close(): void
}

interface Asked {
  readonly id: string
  readonly from: string
  readonly text: string
}

/** `subject` separates the requests of different callers; each process answers those addressed to it. */
export function openQuestions(
  bus: Bus,
  subject: string,
  answer: (question: string) => Promise<string>,
  answerMsMax = ANSWER_MS_MAX,
): Questions {
  const open = new Map<string, (answer: string | undefined) => void>()
  const topicOf = (kind: 'asked' | 'answered', node: string): string => `${subject} ${kind} ${node}`
  const stops = [
    bus.subscribe(topicOf('asked', bus.node), (message) => {
      const { id, from, text } = JSON.parse(message) as Asked
      const reply = (said: string): void => bus.publish(topicOf('answered', from), JSON.stringify({ id, said }))
      // If a handler fails, the caller gets no answer.
      answer(text).then(reply, () => {})
    }),
    bus.subscribe(topicOf('answered', bus.node), (message) => {
      const { id, said } = JSON.parse(message) as { id: string; said: string }
      open.get(id)?.(said)
    }),
  ]
  return {
    ask(node, text) {
      const id = randomUUID()
      return new Promise((resolve) => {
        const end = (said: string | undefined): void => {
          clearTimeout(timer)
          open.delete(id)
          resolve(said)
        }
        const timer = setTimeout(end, answerMsMax, undefined).unref()
        open.set(id, end)
        bus.publish(topicOf('asked', node), JSON.stringify({ id, from: bus.node, text } satisfies Asked))
      })
    },
    close() {
      for (const stop of stops) stop()
      for (const end of open.values()) end(undefined)
    },
  }
}
