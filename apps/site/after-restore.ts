import { hasOpenRound } from '#features/play/game-session/server/index.ts'
import { retireChains } from '#features/play/shared-rounds/server/index.ts'
import { checkInvariants, findNew, rebaseRollUp } from '#ledger/index.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { openVault } from '#platform/crypto/open-vault.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import { openDatabase, type Tx } from '#platform/db/database.ts'
import { JOB_PATIENCE } from '#platform/db/patience.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { retirePairs } from '#platform/fair/retire-pairs.ts'
import { createNewId } from '#platform/ids.ts'
import { refillFacts } from '#promotions/audience/fill-facts.ts'
import { rebaseOutbox } from '#platform/outbox/rebase.ts'
import { retireDrops } from '#platform/jackpots/must-drops.ts'
import { noteServerIdentity, refuseWhileInUse } from '#platform/restore/server-identity.ts'
import { systemRng } from '#platform/rng.ts'
import { SetupError } from '#platform/setup-error.ts'

export interface AfterRestoreOptions {
  readonly config: Config
  /** The project's folder. */
  readonly root: string
  readonly say: (line: string) => void
}

/**
 * Makes restored, copied or promoted data the site's own, in one transaction. Harmless on other data: events may
 * repeat, and players get new seed pairs.
 */
export async function makeRestoredDataOwn({ config, root, say }: AfterRestoreOptions): Promise<void> {
  const { database, ownerUrl, close } = await openSiteDatabase({ config, root, say, mayBeRestored: true })
  const owner = openDatabase({ url: ownerUrl, connectionsMax: 1, patience: JOB_PATIENCE })
  try {
    await refuseWhileInUse(owner.reader)
    const vault = await openVault(database, config)
    const pairs = await owner.transaction((tx) => rebase(tx, vault))
    say(`Checked the ledger, placed event readers and roll-ups again, began new push epochs and retired ${pairs} seed pairs.`)
    say('The site may start.')
  } finally {
    await owner.close()
    await close()
  }
}

async function rebase(tx: Tx, vault: Vault): Promise<number> {
  await rebaseOutbox(tx)
  await refillFacts(tx)
  await rebaseRollUp(tx)
  const [finding] = [...(await findNew(tx)), ...(await checkInvariants(tx))]
  if (finding) {
    const { invariant, subject, detail } = finding
    throw new SetupError(
      `The ledger is not whole (${invariant}: ${subject} ${detail}): restore another backup. Nothing was changed.`,
    )
  }
  const newId = createNewId({ clock: systemClock, rng: systemRng })
  const pairs = await retirePairs({ clock: systemClock, rng: systemRng, vault, newId }, tx, hasOpenRound)
  await retireDrops({ clock: systemClock, rng: systemRng, vault }, tx)
  await retireChains(tx, systemClock.now())
  await noteServerIdentity(tx)
  return pairs
}
