import { hearProvider } from '#features/store/payments/contract.ts'
import type { TestPlayer, TestSite } from './site.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { type CashOrder, openOrder, payOrder } from '#features/store/orders/contract.ts'
import { MERCHANT, type ScriptedProvider } from './scripted-provider.ts'

interface Sale {
  readonly presetId: string
  readonly offerType?: 'package' | 'promoOffer'
}

/** Purchases at a site that sells through the scripted provider. */
export function shopAt(site: TestSite, provider: ScriptedProvider) {
  const hear = async (reference: string, ...facts: ChargeFact[]) => {
    await site.app.inject({
      method: 'POST',
      url: hearProvider.path.replace(':provider', provider.id),
      headers: { host: 'velmora.example', 'content-type': 'application/json', 'x-word': 'sesame' },
      payload: JSON.stringify(facts.map((fact) => ({ reference, at: 1, fact }))),
    })
  }
  const open = async (player: TestPlayer, sale: Sale) => (await player.call(openOrder, { body: sale })).body
  /** Begins a payment; returns the reference under which the provider knows it. */
  const begin = async (player: TestPlayer, { payment: { id } }: CashOrder): Promise<string> => {
    await player.call(payOrder, { params: { id }, body: { methodId: 'card' } })
    return provider.begun.at(-1)!.reference
  }
  const charge = (reference: string, { orderSummary }: CashOrder) =>
    hear(reference, { kind: 'charged', amount: { cents: orderSummary.money, currency: 'usd' }, merchant: MERCHANT })
  return {
    hear,
    open,
    begin,
    charge,
    /** A completed purchase; throws if the package is refused. */
    async buy(player: TestPlayer, sale: Sale): Promise<{ order: CashOrder; reference: string }> {
      const { data: order, reasonType } = await open(player, sale)
      if (!order) throw new Error(`the purchase was refused: ${reasonType}`)
      const reference = await begin(player, order)
      await charge(reference, order)
      return { order, reference }
    },
  }
}
