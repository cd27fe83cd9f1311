import * as contract from '#features/store/redemptions/contract.ts'
import { liveUntilKilled, type MortalOptions } from './mortal-process.ts'

export interface RedeemerOptions extends MortalOptions {
  readonly accountId: string
  readonly cents: number
  readonly key: string
}

/** Redeems once. */
const options = JSON.parse(process.argv[2] ?? '') as RedeemerOptions
await liveUntilKilled(options, async ({ client }) => {
  await client.call(contract.requestRedemption, {
    body: { cents: options.cents, accountId: options.accountId },
    headers: { 'idempotency-key': options.key },
  })
})
