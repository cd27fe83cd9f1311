import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import type { ApiAnswer, ApiRequest, Transport } from '#ui/api/client.ts'

/** As on a real line, a second click comes before the first answer. */
const ANSWER_MS = 10

interface Call {
  readonly body: unknown
  readonly key: string | undefined
}

type Answer<C> = ReplyOf<C> | Refusal
/** Built by `refuse`. */
type Refusal = ApiAnswer & { readonly isRefusal: true }

/** A refusal of the server with a problem code. */
export const refuse = (code: string, status = 403): Refusal => ({ status, body: { code }, isRefusal: true })

/** Answers contracts in the shape that they promise, and remembers what it was asked. Unknown calls fail the test. */
export class FakeServer {
  readonly #answers = new Map<string, () => unknown>()
  readonly #calls = new Map<string, Call[]>()

  answer<C extends RouteContract>(contract: C, answer: Answer<C>): void {
    this.#answers.set(contract.path, () => answer)
  }

  /** Like `answer`, after doing something: what the call changes on the server, or a line that is cut. */
  answerAfter<C extends RouteContract>(contract: C, act: () => void, answer: Answer<C>): void {
    this.#answers.set(contract.path, () => {
      act()
      return answer
    })
  }

  calls(contract: RouteContract): readonly Call[] {
    return this.#calls.get(contract.path) ?? []
  }

  readonly transport: Transport = async (request) => {
    const path = request.path.split('?')[0] ?? ''
    this.#note(path, request)
    const find = this.#answers.get(path)
    if (!find) throw new Error(`nothing answers ${request.method} ${path}`)
    await new Promise((resume) => setTimeout(resume, ANSWER_MS))
    const answer = find()
    return isRefusal(answer) ? answer : { status: 200, body: answer }
  }

  #note(path: string, { body, headers }: ApiRequest): void {
    const call = { body: body === undefined ? undefined : JSON.parse(body), key: headers['idempotency-key'] }
    this.#calls.set(path, [...(this.#calls.get(path) ?? []), call])
  }
}

const isRefusal = (answer: unknown): answer is Refusal => typeof answer === 'object' && answer !== null && 'isRefusal' in answer
