import type { WalletAnswer, WalletClient } from './wallet-client.ts'

/** Requirements for a wallet under test: a game launched by a player who may play at least 100 units. */
export interface WalletUnderTest {
  readonly client: WalletClient
  readonly token: string
  readonly game: string
  /** An expired token; checks that need one are skipped without it. */
  readonly expiredToken?: string
  readonly newId: () => string
}

export interface Check {
  readonly name: string
  /** Skipped if the kit was given no expired token. */
  readonly needsExpiredToken?: true
  readonly run: (table: Table) => Promise<void>
}

export interface CheckResult {
  readonly name: string
  /** Undefined if the wallet passed. */
  readonly fault?: string
  /** Skipped because a prerequisite is missing. */
  readonly isLeftOut?: true
}

/** Runs all checks against a wallet sequentially. */
export async function runConformance(wallet: WalletUnderTest): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, needsExpiredToken, run } of CHECKS) {
    if (needsExpiredToken && wallet.expiredToken === undefined) {
      results.push({ name, isLeftOut: true })
      continue
    }
    try {
      await run(await Table.open(wallet))
      results.push({ name })
    } catch (error) {
      results.push({ name, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return results
}

/** One round of a check, with short helpers for the calls. */
class Table {
  readonly wallet: WalletUnderTest
  readonly user: string
  readonly round: string
  readonly before: number

  private constructor(wallet: WalletUnderTest, { user = '', balance = 0 }: WalletAnswer) {
    this.wallet = wallet
    this.user = user
    this.before = balance
    this.round = wallet.newId()
  }

  static async open(wallet: WalletUnderTest): Promise<Table> {
    const answer = await wallet.client.call('authenticate', { request_uuid: wallet.newId(), token: wallet.token })
    expectStatus(answer, 'OK')
    return new Table(wallet, answer)
  }

  bet(id: string, amount: number, change: object = {}): Promise<WalletAnswer> {
    return this.send('bet', { token: this.wallet.token, transaction_uuid: id, amount, ...change })
  }

  win(id: string, reference: string, amount: number, change: object = {}): Promise<WalletAnswer> {
    return this.send('win', { transaction_uuid: id, reference_transaction_uuid: reference, amount, ...change })
  }

  rollback(id: string, reference: string): Promise<WalletAnswer> {
    return this.send('rollback', { transaction_uuid: id, reference_transaction_uuid: reference })
  }

  send(call: string, fields: object, forged?: Record<string, string>): Promise<WalletAnswer> {
    const common = { request_uuid: this.id(), user: this.user, round: this.round, game_code: this.wallet.game }
    return this.wallet.client.call(call, { ...common, ...fields }, forged)
  }

  readonly id = (): string => this.wallet.newId()

  /** Balance change since the check began. */
  async moved(): Promise<number> {
    const answer = await this.send('balance', { token: this.wallet.token })
    expectStatus(answer, 'OK')
    return (answer.balance ?? 0) - this.before
  }
}

const CHECKS: readonly Check[] = [
  {
    name: 'a bet takes, a win gives, and the answers carry the balance',
    async run(table) {
      const bet = table.id()
      expectBalance(await table.bet(bet, 10), table.before - 10)
      expectBalance(await table.win(table.id(), bet, 25, { round_closed: true }), table.before + 15)
    },
  },
  {
    name: 'the same request again gives the same answer and moves nothing',
    async run(table) {
      const fields = { request_uuid: table.id(), transaction_uuid: table.id(), token: table.wallet.token, amount: 10 }
      const answers = [await table.send('bet', fields), await table.send('bet', fields), await table.send('bet', fields)]
      for (const answer of answers) expectBalance(answer, table.before - 10)
      expectMoved(await table.moved(), -10)
    },
  },
  {
    name: 'the same transaction under another request id moves nothing',
    async run(table) {
      const bet = table.id()
      for (let times = 0; times < 3; times++) expectStatus(await table.bet(bet, 10), 'OK')
      expectMoved(await table.moved(), -10)
    },
  },
  {
    name: 'the same transaction with other data is refused',
    async run(table) {
      const bet = table.id()
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.bet(bet, 11), 'DUPLICATE_TRANSACTION')
      expectMoved(await table.moved(), -10)
    },
  },
  {
    name: 'the same request id with other data is refused',
    async run(table) {
      const request_uuid = table.id()
      expectStatus(await table.bet(table.id(), 10, { request_uuid }), 'OK')
      expectStatus(await table.bet(table.id(), 10, { request_uuid }), 'DUPLICATE_TRANSACTION')
      expectMoved(await table.moved(), -10)
    },
  },
  {
    name: 'one bet sent ten times concurrently is charged once',
    async run(table) {
      const bet = table.id()
      const answers = await Promise.all(Array.from({ length: 10 }, () => table.bet(bet, 10)))
      for (const answer of answers) expectStatus(answer, 'OK')
      expectMoved(await table.moved(), -10)
    },
  },
  {
    name: 'concurrent bets at the exact balance: one is taken, the others are refused, nothing is owed',
    async run(table) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => table.bet(table.id(), table.before)))
      const taken = answers.filter(({ status }) => status === 'OK').length
      if (taken !== 1) throw new Error(`${taken} of five bets of the whole balance were taken`)
      for (const answer of answers) if (answer.status !== 'OK') expectStatus(answer, 'NOT_ENOUGH_MONEY')
      expectMoved(await table.moved(), -table.before)
      // Rolls back what was debited, so that the next check has the same balance.
      const bet = table.id()
      expectStatus(await table.bet(bet, 0), 'OK')
      expectStatus(await table.win(table.id(), bet, table.before), 'OK')
    },
  },
  {
    name: 'a win that comes before its bet is refused, and taken when it is sent again after it',
    async run(table) {
      const [bet, win] = [table.id(), table.id()]
      expectStatus(await table.win(win, bet, 30), 'TRANSACTION_DOES_NOT_EXIST')
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.win(win, bet, 30), 'OK')
      expectMoved(await table.moved(), 20)
    },
  },
  {
    name: 'a win sent five times concurrently is paid once',
    async run(table) {
      const [bet, win] = [table.id(), table.id()]
      expectStatus(await table.bet(bet, 10), 'OK')
      for (const answer of await Promise.all(Array.from({ length: 5 }, () => table.win(win, bet, 30)))) expectStatus(answer, 'OK')
      expectMoved(await table.moved(), 20)
    },
  },
  {
    name: 'a rollback gives the bet back, once, however often and under whatever id it is sent',
    async run(table) {
      const [bet, back] = [table.id(), table.id()]
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.rollback(back, bet), 'OK')
      expectStatus(await table.rollback(back, bet), 'OK')
      expectStatus(await table.rollback(table.id(), bet), 'OK')
      expectMoved(await table.moved(), 0)
    },
  },
  {
    name: 'a rollback of what is no bet of the round is refused, also when it is sent again',
    async run(table) {
      const [bet, win, back] = [table.id(), table.id(), table.id()]
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.win(win, bet, 30), 'OK')
      for (let times = 0; times < 2; times++) expectStatus(await table.rollback(back, win), 'TRANSACTION_DOES_NOT_EXIST')
      const unknown = table.id()
      expectStatus(await table.rollback(unknown, unknown), 'WRONG_SYNTAX')
      expectMoved(await table.moved(), 20)
    },
  },
  {
    name: 'a bet that comes after its rollback is refused',
    async run(table) {
      const bet = table.id()
      expectStatus(await table.rollback(table.id(), bet), 'OK')
      expectStatus(await table.bet(bet, 10), 'DUPLICATE_TRANSACTION')
      expectMoved(await table.moved(), 0)
    },
  },
  {
    name: 'a bet that was taken back wins nothing',
    async run(table) {
      const bet = table.id()
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.rollback(table.id(), bet), 'OK')
      expectStatus(await table.win(table.id(), bet, 30), 'TRANSACTION_DOES_NOT_EXIST')
      expectMoved(await table.moved(), 0)
    },
  },
  {
    name: 'a concurrent bet and rollback leave nothing charged',
    async run(table) {
      const bet = table.id()
      await Promise.all([table.bet(bet, 10), table.rollback(table.id(), bet)])
      expectMoved(await table.moved(), 0)
    },
  },
  {
    name: 'a closed round takes no bet and gives no win',
    async run(table) {
      const bet = table.id()
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.win(table.id(), bet, 0, { round_closed: true }), 'OK')
      expectStatus(await table.win(table.id(), bet, 30), 'DUPLICATE_TRANSACTION')
      expectStatus(await table.bet(table.id(), 10), 'DUPLICATE_TRANSACTION')
      expectStatus(await table.send('end-round', {}), 'OK')
      expectMoved(await table.moved(), -10)
    },
  },
  {
    name: 'a round that is open is told of when the game is opened again, and no more once it is closed',
    async run(table) {
      const open = () => table.wallet.client.call('authenticate', { request_uuid: table.id(), token: table.wallet.token })
      expectStatus(await table.bet(table.id(), 10), 'OK')
      if ((await open()).open_round !== table.round) throw new Error('the open round is not told of')
      expectStatus(await table.send('end-round', {}), 'OK')
      if ((await open()).open_round === table.round) throw new Error('a closed round is told of as open')
    },
  },
  {
    name: 'a free round takes nothing and its win is given',
    async run(table) {
      const bet = table.id()
      expectStatus(await table.bet(bet, 0, { is_free: true }), 'OK')
      expectStatus(await table.win(table.id(), bet, 7, { round_closed: true }), 'OK')
      expectMoved(await table.moved(), 7)
    },
  },
  {
    name: 'a token that is none, of another user or of another game opens nothing',
    async run(table) {
      expectStatus(await table.bet(table.id(), 10, { token: 'none' }), 'INVALID_TOKEN')
      expectStatus(await table.bet(table.id(), 10, { user: 'somebody' }), 'INVALID_TOKEN')
      expectStatus(await table.bet(table.id(), 10, { game_code: 'another' }), 'INVALID_GAME')
      expectMoved(await table.moved(), 0)
    },
  },
  {
    name: 'a token past its time takes no bet, but what it won before is given',
    needsExpiredToken: true,
    async run(table) {
      const token = table.wallet.expiredToken
      expectStatus(await table.bet(table.id(), 10, { token }), 'TOKEN_EXPIRED')
      const bet = table.id()
      expectStatus(await table.bet(bet, 10), 'OK')
      expectStatus(await table.win(table.id(), bet, 30, { token }), 'OK')
      expectMoved(await table.moved(), 20)
    },
  },
  {
    name: 'what lacks something is wrong syntax, what has something else in its place wrong types, and neither moves anything',
    async run(table) {
      const fields = { token: table.wallet.token, transaction_uuid: table.id() }
      expectStatus(await table.send('bet', fields), 'WRONG_SYNTAX')
      expectStatus(await table.send('win', { ...fields, amount: 10 }), 'WRONG_SYNTAX')
      for (const amount of ['10', 10.5, -10, null, 2 ** 60]) {
        expectStatus(await table.send('bet', { ...fields, amount }), 'WRONG_TYPES')
      }
      expectStatus(await table.send('bet', { ...fields, amount: 10, round: { id: 1 } }), 'WRONG_TYPES')
      expectMoved(await table.moved(), 0)
    },
  },
  {
    name: 'a request that is not signed, signed by another, changed on the way or old is refused',
    async run(table) {
      const fields = { token: table.wallet.token, transaction_uuid: table.id(), amount: 10 }
      const forge = (forged: Record<string, string>) => table.send('bet', fields, forged)
      expectStatus(await forge({ 'x-signature': '' }), 'INVALID_SIGNATURE')
      expectStatus(await forge({ 'x-signature': Buffer.alloc(64, 7).toString('base64') }), 'INVALID_SIGNATURE')
      for (const time of ['1000000000', '9999999999', 'now', '']) {
        expectStatus(await forge({ 'x-timestamp': time }), 'INVALID_SIGNATURE')
      }
      expectStatus(await forge({ 'x-key-id': 'nobody/none' }), 'INVALID_PARTNER')
      expectMoved(await table.moved(), 0)
    },
  },
]

function expectStatus({ status }: WalletAnswer, wanted: string): void {
  if (status !== wanted) throw new Error(`answered ${status} instead of ${wanted}`)
}

function expectBalance(answer: WalletAnswer, wanted: number): void {
  expectStatus(answer, 'OK')
  if (answer.balance !== wanted) throw new Error(`the balance is ${answer.balance} instead of ${wanted}`)
}

function expectMoved(moved: number, wanted: number): void {
  if (moved !== wanted) throw new Error(`the balance moved by ${moved} instead of ${wanted}`)
}
