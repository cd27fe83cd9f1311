import { sql } from 'kysely'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { giveBack, readPot, takeFromPot } from '#promotions/claims/pots.ts'
import { claimSlot, countSlots, openSlots } from '#promotions/claims/slots.ts'
import { CLAIMS_AT_ONCE, claimant, rateOf } from './claim-rate.ts'
import { openBenchServer } from '../site/open-server.ts'

/** First-N claims at ten times the demand, and a budget in slices, durable. `npm run bench -- claims 2000`. */
const SLOTS = Number(process.argv[2] ?? 1_000)
const DEMAND = 10
const MUST_OF_BARE = 0.5

await using server = await openBenchServer()
const database = openDatabase({ url: server.url, role: 'croupier_app', connectionsMax: CLAIMS_AT_ONCE })
const bare = await measureBare(database)
await measureSlots(database, bare)
await measurePot(database, bare)
await database.close()

/** As many transactions that each update a row of their own: what the server allows. */
async function measureBare(database: Database): Promise<number> {
  await database.transaction((tx) => openSlots(tx, 'bare', SLOTS * DEMAND))
  const { perSecond } = await rateOf(database, SLOTS * DEMAND, (tx, nth) =>
    sql`update promotion.claim_slot set player = ${claimant(nth)}, key = 'once' where pool = 'bare' and slot = ${nth + 1}`.execute(
      tx,
    ),
  )
  say(`bare updates of own rows: ${perSecond.toFixed(0)}/s`)
  return perSecond
}

async function measureSlots(database: Database, bare: number): Promise<void> {
  await database.transaction((tx) => openSlots(tx, 'drop', SLOTS))
  let given = 0
  const { perSecond, p99 } = await rateOf(database, SLOTS * DEMAND, async (tx, nth) => {
    if (typeof (await claimSlot(tx, 'drop', claimant(nth), 'once')) === 'number') given++
  })
  const ratio = perSecond / bare
  say(
    `claims of ${SLOTS} slots by ${SLOTS * DEMAND} players: ${perSecond.toFixed(0)} tries/s, ${p99.toFixed(0)} ms at p99, ` +
      `${ratio.toFixed(2)}x the bare updates (must ${MUST_OF_BARE}x: ${ratio >= MUST_OF_BARE ? 'met' : 'MISSED'})`,
  )
  const { left } = await countSlots(database.reader, 'drop')
  say(`${given} given, ${left} left (must ${SLOTS} and 0: ${given === SLOTS && left === 0 ? 'met' : 'MISSED'})`)
}

/** Reserves ten, keeps seven. */
async function measurePot(database: Database, bare: number): Promise<void> {
  const tries = SLOTS * DEMAND
  const pot = { name: 'budget', total: tries * 5 }
  let kept = 0
  const { perSecond, p99 } = await rateOf(database, SLOTS * DEMAND, async (tx) => {
    const taken = await takeFromPot(tx, pot, 10, true)
    if (typeof taken !== 'object') return
    await giveBack(tx, taken, 3)
    kept += 7
  })
  const ratio = perSecond / bare
  say(`reservations of one budget: ${perSecond.toFixed(0)}/s, ${p99.toFixed(0)} ms at p99, ${ratio.toFixed(2)}x the bare updates`)
  const left = (await readPot(database.reader, pot.name))?.left ?? -1
  const isExact = kept + left === pot.total && left < 10
  say(`${kept} of ${pot.total} spent, ${left} left (must add up, with less than 10 left: ${isExact ? 'met' : 'MISSED'})`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
