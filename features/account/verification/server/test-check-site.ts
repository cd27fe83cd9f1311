import { vi } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfilePage, updateProfile } from '#features/account/personal-info/contract.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { createManualClock, type ManualClock } from '#platform/testing/manual-clock.ts'
import * as contract from '../contract.ts'
import { signWord } from './provider.ts'
import type { Delivery } from './sandbox/sandbox-provider.ts'
import { type SandboxProvider, startSandboxProvider } from './sandbox/sandbox-provider.ts'

const STARTS_AT = Date.parse('2026-11-21T17:00:00Z') as Instant

/** The site's answer to a delivery: an outcome, or the status of a refusal. */
interface Answered {
  readonly delivery: Delivery
  readonly status: number
  readonly outcome: string | undefined
}

/** A site with the sandbox provider, whose reports are delivered in memory and recorded with the answers. */
export class CheckSite {
  readonly site: TestSite
  readonly sandbox: SandboxProvider
  readonly providerClock: ManualClock
  #answered: Answered[] = []
  #people = 0

  static async open(): Promise<CheckSite> {
    const clock = createManualClock(STARTS_AT)
    const parts: { opened?: CheckSite } = {}
    const deliver = async (delivery: Delivery) => void (await parts.opened?.take(delivery))
    const sandbox = await startSandboxProvider({ clock, deliver })
    const now = new Date(STARTS_AT).toISOString()
    const site = await openTestSite({ verification: { provider: sandbox.provider }, now })
    return (parts.opened = new CheckSite(site, sandbox, clock))
  }

  constructor(site: TestSite, sandbox: SandboxProvider, providerClock: ManualClock) {
    this.site = site
    this.sandbox = sandbox
    this.providerClock = providerClock
  }

  async close(): Promise<void> {
    await this.site.close()
    await this.sandbox.close()
  }

  get words(): readonly (string | number)[] {
    return this.#answered.map(({ outcome, status }) => outcome ?? status)
  }

  /** The first delivery since the last check. */
  get delivery(): Delivery {
    return this.#answered[0]!.delivery
  }

  async take(delivery: Delivery): Promise<Answered> {
    const { pathname, host } = new URL(delivery.url)
    const headers = { ...delivery.headers, host }
    const { statusCode: status, body } = await this.site.app.inject({
      method: 'POST',
      url: pathname,
      headers,
      payload: delivery.body,
    })
    const { data } = JSON.parse(body) as { data?: { outcome: string } }
    const answered = { delivery, status, outcome: data?.outcome }
    this.#answered.push(answered)
    return answered
  }

  signed(url: string, word: object, at: number = this.site.clock.now()): Delivery {
    const body = JSON.stringify(word)
    const timestamp = String(Math.floor(at / 1_000))
    const signature = signWord(this.sandbox.provider.secret, ['POST', new URL(url).pathname, timestamp, body].join('\n'))
    return { url, headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }, body }
  }

  operator = (name: string): Promise<TestClient> => signedInOperator(this.site, name)

  async person(surname?: string) {
    const no = (this.#people += 1)
    const email = `p${no}@mail.example`
    const own = `Rowan${'abcdefghij'[Math.floor(no / 10)]}${'abcdefghij'[no % 10]}`
    const player = await this.site.player({ email })
    await player.call(updateProfile, { body: { name: 'Casey', surname: surname ?? own, zip: '78701' } })
    return { player, email }
  }

  start = (player: TestPlayer) => player.call(contract.startVerification)

  statusOf = async (player: TestPlayer): Promise<contract.VerificationStatus> =>
    (await player.call(contract.getVerification)).body.data

  async checkOf({ playerId }: TestPlayer) {
    const { rows } = await this.site.database.pool.query('select * from identity_check where player = $1', [playerId])
    return rows[0] as { id: string; state: string } & Record<string, unknown>
  }

  /** Acts on the provider's page as the player; resolves once every resulting report is answered. */
  async check(player: TestPlayer, form: Record<string, string>, deliveries = 1): Promise<void> {
    this.#answered = []
    const { body } = await this.start(player)
    if (!body.success) throw new Error(body.reasonType)
    const surname = (await player.call(getProfilePage)).body.payload.surname ?? ''
    const person = { name: 'Casey', surname, birthDate: '1990-05-01', documentNumber: `N${surname}` }
    const filled = new URLSearchParams({ ...person, misdeed: 'none', ...form })
    await fetch(body.data.url, { method: 'POST', body: filled.toString() })
    await vi.waitFor(() => assert(this.#answered.length === deliveries, `${this.#answered.length} words came`), 20_000)
  }

  async pushesTo({ playerId }: TestPlayer, type: 'playerVerification' | 'playerIdentityVerification'): Promise<string[]> {
    const { rows } = await this.site.database.pool.query(
      'select payload::json from outbox.message where channel = $1 order by seq',
      [`player:${playerId}`],
    )
    return rows.flatMap(({ payload }) => (payload.type === type ? [payload.data.action] : []))
  }

  async mailsTo(recipient: string): Promise<string[]> {
    const sender = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
    return (await readCaptured(this.site.database.reader, sender, { recipient })).map(({ subject }) => subject)
  }
}
