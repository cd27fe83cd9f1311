import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import type { ApiAnswer, ApiRequest, Transport } from '../api/client.ts'

/** As on a real network, a second click arrives before the first reply. */
const ANSWER_MS = 10

interface Call {
  /** The requested path, parameters filled in. */
  readonly path: string
  readonly body: unknown
  readonly key: string | undefined
}

type Answer<C> = ReplyOf<C> | Refusal
/** Built by `refuse`. */
type Refusal = ApiAnswer & { readonly isRefusal: true }

/** A server's refusal with a problem code. */
export const refuse = (code: string, status = 403, details: Readonly<Record<string, unknown>> = {}): Refusal => ({
  status,
  body: { ...details, code },
  isRefusal: true,
})

/** Answers contracts with valid replies and records the calls. An unknown call fails the test. */
export class FakeServer {
  #answers = new Map<string, () => unknown>()
  #calls = new Map<string, Call[]>()

  answer<C extends RouteContract>(contract: C, answer: Answer<C>): void {
    this.#answers.set(nameOf(contract), () => answer)
  }

  /** Like `answer`, after a side effect: a change on the server, or a broken connection. */
  answerAfter<C extends RouteContract>(contract: C, act: () => void, answer: Answer<C>): void {
    this.#answers.set(nameOf(contract), () => {
      act()
      return answer
    })
  }

  calls(contract: RouteContract): readonly Call[] {
    return this.#calls.get(nameOf(contract)) ?? []
  }

  /** Knows no answers and no calls. A page that was opened before keeps its own. */
  forget(): void {
    this.#answers = new Map()
    this.#calls = new Map()
  }

  get transport(): Transport {
    const [answers, calls] = [this.#answers, this.#calls]
    return async (request) => {
      const name = nameOf(request)
      const pattern = [...answers.keys()].find((known) => matches(known, name)) ?? name
      calls.set(pattern, [...(calls.get(pattern) ?? []), callOf(request)])
      const find = answers.get(pattern)
      if (!find) throw new Error(`nothing answers ${name}`)
      await new Promise((resume) => setTimeout(resume, ANSWER_MS))
      const answer = find()
      return isRefusal(answer) ? answer : { status: 200, body: answer }
    }
  }
}

const callOf = ({ path, body, headers }: ApiRequest): Call => ({
  path,
  body: body === undefined ? undefined : JSON.parse(body),
  key: headers['idempotency-key'],
})

/** A contract's method and path; one path may have several methods. */
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path.split('?')[0]}`

/** `POST /x/:id/` matches every `POST /x/…/`. */
const matches = (pattern: string, name: string): boolean => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(name)

const isRefusal = (answer: unknown): answer is Refusal => typeof answer === 'object' && answer !== null && 'isRefusal' in answer
