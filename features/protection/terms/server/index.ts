import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { termsRequirement } from './documents.ts'
import { termsKind } from './kind.ts'
import { acceptAtSignUp, acceptInDemo } from './log-shown.ts'
import { createTermsGuard } from './require-terms.ts'
import { routes } from './routes.ts'

/** Acceptance of documents by version and date; until then a player's writes are refused. */
export const termsServer = (): ServerFeature => ({
  id: 'terms',
  routes,
  content: [termsKind],
  profile: termsRequirement,
  signUp: acceptAtSignUp,
  seedDemoPlayer: acceptInDemo,
  personalTables: [kept('terms_log', 'consents', { emptied: { address: '' } })],
  personalData: ownRows({
    documents: ['terms_log', 'at', 'document', 'kind', 'locale', 'address'],
  }),
  guard: createTermsGuard(),
})
