import { isClosed } from '#platform/auth/closed-accounts.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import { bind, type ServerDoor } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { closeAccountWith } from './close-account.ts'
import { eraseClosed, getClosedWith, reopenAccountWith } from './come-back.ts'
import { endClosings, takeLate } from './end-closings.ts'
import { deleteOld, eraseAccounts } from './erase-accounts.ts'
import { getClosingWith } from './get-closing.ts'
import { listClosings } from './list-closings.ts'

/** Leaving, with what is due and without what may be erased. In every theme, and no operator switches it off (ACC-10). */
export const closingServer: ServerDoor = ({ slices }) => ({
  id: 'closing',
  isInEveryTheme: true,
  routes: [
    bind(contract.getClosing, getClosingWith(slices)),
    bind(contract.closeAccount, closeAccountWith(slices)),
    bind(contract.getClosed, getClosedWith(slices)),
    bind(contract.reopenAccount, reopenAccountWith(slices)),
    bind(contract.eraseClosed, eraseClosed),
    bind(contract.listClosings, listClosings),
  ],
  mayPromote: async ({ reader }, playerId) => !(await isClosed(reader, playerId)),
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
  on: { 'closed-account.credited': takeLate },
  jobs: [
    {
      name: 'end-closed-accounts',
      schedule: '*/15 * * * *',
      async run(ctx) {
        await endClosings(ctx, slices())
        await eraseAccounts(ctx, slices())
      },
    },
    { name: 'delete-what-was-kept', schedule: '17 5 * * *', run: (ctx) => deleteOld(ctx, slices()) },
  ],
})
