import { closedOf, isClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { checkClaimWith } from './check-claim.ts'
import { claimantOf, takeClaimed } from './claim.ts'
import { closeAccountWith } from './close-account.ts'
import { eraseClosed, getClosedWith, reopenAccountWith } from './come-back.ts'
import { endClosures, takeLate } from './end-account-closures.ts'
import { eraseAudited } from '#platform/audit-archive/erase-audited.ts'
import { deleteOld, eraseAccounts } from './erase-accounts.ts'
import { getClosureWith } from './get-account-closure.ts'
import { listClosures } from './list-account-closures.ts'
import { sumOwed } from './store.ts'

/**
 * Account closure: pays what is due and erases what may be erased. In every theme; no operator can switch it off
 * (ACC-10).
 */
export const accountClosureServer: ServerEntry = ({ database, log, auditArchive, slices }) => ({
  id: 'account-closure',
  isInEveryTheme: true,
  routes: [
    bind(contract.getClosure, getClosureWith(slices)),
    bind(contract.closeAccount, closeAccountWith(slices)),
    bind(contract.getClosed, getClosedWith(slices)),
    bind(contract.reopenAccount, reopenAccountWith(slices)),
    bind(contract.eraseClosed, eraseClosed),
    bind(contract.checkClaim, checkClaimWith(slices)),
    bind(contract.listClosures, listClosures),
  ],
  moneyOwed: async (db, brand) => ({ kind: 'closed-accounts', ...(await sumOwed(db, brand)) }),
  mayPromote: async ({ reader }, playerId) => !(await isClosed(reader, playerId)),
  notReceiving: (_ctx, db, players) => closedOf(db, players),
  personalTables: [kept('account_closing', 'books')],
  personalData: ownRows({
    closings: [
      'account_closing',
      'asked_at',
      'reason',
      'erasure_asked_at',
      'ends_at',
      'reopened_at',
      'ended_at',
      'owed_winnings',
    ],
  }),
  closedClaimant: claimantOf,
  on: { 'closed-account.credited': takeLate, 'redemption.paid': takeClaimed },
  jobs: [
    {
      name: 'end-closed-accounts',
      schedule: '*/15 * * * *',
      async run(ctx) {
        await endClosures(ctx, slices())
        await eraseAccounts(ctx, slices(), () => eraseAudited({ archivist: database.archivist, log, archive: auditArchive }))
      },
    },
    { name: 'delete-what-was-kept', schedule: '17 5 * * *', run: (ctx) => deleteOld(ctx, slices()) },
  ],
})
