import { RequestSigner } from '#platform/crypto/signed-request.ts'

/** Sends one signed request and returns the parsed answer, over HTTP or into a server under test. */
export type SendWallet = (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<unknown>

export interface WalletKey {
  /** `<provider>/<key>`. */
  readonly id: string
  /** Ed25519, PKCS #8 in base64. */
  readonly secret: string
}

export interface WalletAnswer {
  readonly status: string
  readonly user?: string
  readonly currency?: string
  readonly balance?: number
  readonly open_round?: string | null
}

/** The provider side of the seamless wallet: signs the requests it sends. */
export class WalletClient {
  readonly #signer: RequestSigner
  readonly #send: SendWallet
  readonly #nowSeconds: () => number

  constructor({ id, secret }: WalletKey, send: SendWallet, nowSeconds: () => number) {
    this.#signer = new RequestSigner(id, secret)
    this.#send = send
    this.#nowSeconds = nowSeconds
  }

  /** `call` is the last path segment: `bet`, `end-round`. Values in `forged` replace the real headers. */
  async call(call: string, fields: object, forged: Readonly<Record<string, string>> = {}): Promise<WalletAnswer> {
    const path = `/wallet/v1/${call}/`
    const body = JSON.stringify(fields)
    const timestamp = forged['x-timestamp'] ?? String(this.#nowSeconds())
    const headers = { ...this.#signer.headersFor(path, body, timestamp), ...forged }
    return (await this.#send(path, body, headers)) as WalletAnswer
  }
}
