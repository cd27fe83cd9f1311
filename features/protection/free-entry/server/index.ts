import { erased } from '#kernel/personal-table.ts'
import { addDays } from '#kernel/time.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import * as contract from '../contract.ts'
import { freeEntry } from '../feature.ts'
import { askFreeEntry } from './ask-free-entry.ts'
import { getFreeEntry } from './get-free-entry.ts'
import { infoPlateFor } from './info-plate.ts'
import { forgetPersons } from './store.ts'

/** Only the current day counts; older rows are kept a while for review. */
const PERSONS_KEPT_DAYS = 7

/** The free method of entry: entries on request. */
export const freeEntryServer: ServerEntry = ({ slices }) => ({
  id: freeEntry.id,
  routes: [bind(contract.getFreeEntry, getFreeEntry), bind(contract.askFreeEntry, askFreeEntry)],
  home: async (ctx) => ({
    infoPlate: infoPlateFor(
      ctx,
      slicesOn(ctx, slices()).some((slice) => slice.isSelling?.(ctx)),
    ),
  }),
  personalTables: [erased('free_entry_request')],
  personalData: ownRows({ requests: ['free_entry_request', 'day', 'entries', 'asked_at'] }),
  jobs: [
    {
      name: 'forget-free-entry-persons',
      schedule: '11 5 * * *',
      run: (ctx) => ctx.transaction((tx) => forgetPersons(tx, addDays(ctx.today, -PERSONS_KEPT_DAYS))),
    },
  ],
})
