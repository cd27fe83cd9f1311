import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { hearProvider } from '../contract.ts'
import { askProviders } from '#platform/payments/ask-providers.ts'
import { factChecks } from './fact-checks.ts'
import { hearProviderWith } from './hear-provider.ts'
import { readUnanswered } from '#platform/payments/questions.ts'
import { moneyGauges, watchMoney } from './watch-money.ts'

/** Hears payment providers, asks them about what they did not tell, and keeps what they said. */
export function paymentsServer(services: SiteServices): ServerFeature {
  const { clock } = services
  const origins = () => services.payments.flatMap(({ frameOrigins }) => frameOrigins)
  return {
    id: 'payments',
    isInEveryTheme: true,
    routes: [bind(hearProvider, hearProviderWith(services))],
    jobs: [
      { name: 'ask-payment-providers', schedule: '* * * * *', run: (ctx) => askProviders(services, ctx) },
      { name: 'watch-money', schedule: '* * * * *', run: (ctx) => watchMoney(services.slices, ctx) },
    ],
    moneyChecks: factChecks,
    frameOrigins: origins,
    paymentOrigins: origins,
    gauges: [
      ...moneyGauges(clock),
      {
        name: 'payments_unanswered',
        help: 'Payments whose provider never told how they ended',
        labelNames: [],
        read: async (db) => [{ labels: {}, value: (await readUnanswered(db, clock.now())).length }],
      },
    ],
  }
}
