import { readFileSync } from 'node:fs'

export interface Journal {
  /** The answer for each key: the number of its transfer, or the refusal. */
  readonly done: ReadonlyMap<string, string>
  readonly unanswered: readonly string[]
  /** Keys with two different answers, which must never happen. */
  readonly contradicted: readonly string[]
}

/** Reads a load client's journal; the last line may be truncated. */
export function readJournal(path: string): Journal {
  const sent = new Set<string>()
  const done = new Map<string, string>()
  const contradicted: string[] = []
  for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const [what, key = '', answer = ''] = line.split(' ')
    if (what === 'sent') sent.add(key)
    const first = done.get(key)
    if (what === 'done' && first === undefined) done.set(key, answer)
    else if (what === 'done' && first !== answer && isNumber(first ?? '')) contradicted.push(key)
  }
  return { done, unanswered: [...sent].filter((key) => !done.has(key)), contradicted }
}

/** The answers that moved something: key and transfer number. */
export const transfersOf = ({ done }: Journal): [string, string][] => [...done].filter(([, answer]) => isNumber(answer))

const isNumber = (answer: string): boolean => /^\d+$/.test(answer)
