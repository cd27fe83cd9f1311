import type { RouteContract, ReplyOf } from '#kernel/contract.ts'
import { acknowledgeRound, choose, spin } from '#features/play/game-session/contract.ts'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient, type CallArguments } from '#ui/api/client.ts'
import type { DemoTable } from './demo-table.ts'

type Answer = (input: { readonly body: never }) => Promise<unknown>

/** Answers the calls of a game's screen inside the page; every other call goes to the site. */
export class DemoApi extends ApiClient {
  readonly #site: ApiClient
  readonly #answers: ReadonlyMap<RouteContract, Answer>

  constructor(site: ApiClient, table: DemoTable) {
    super({ locale: '', newKey, transport: () => Promise.reject(new Error('the site makes the calls of a demo')) })
    this.#site = site
    this.#answers = new Map<RouteContract, Answer>([
      [spin, ({ body }) => table.spin(body)],
      [choose, ({ body }) => table.choose(body)],
      [acknowledgeRound, async () => ({ success: true })],
    ])
  }

  override async call<C extends RouteContract>(contract: C, ...input: CallArguments<C>): Promise<ReplyOf<C>> {
    const answer = this.#answers.get(contract)
    return answer ? ((await answer(input[0] as never)) as ReplyOf<C>) : this.#site.call(contract, ...input)
  }
}
