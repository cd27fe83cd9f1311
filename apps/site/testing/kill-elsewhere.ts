import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestDatabase } from '#platform/testing/database.ts'
import { compiledBefore } from './site-process.ts'
import type { MortalOptions } from './mortal-process.ts'
import type { SitePayments } from './sandbox-payments.ts'
import type { TestPlayer, TestSite } from './site.ts'

export interface Elsewhere<O extends MortalOptions> {
  readonly program: 'mortal-buyer.ts' | 'mortal-redeemer.ts'
  readonly site: TestSite
  readonly payments: SitePayments
  readonly player: TestPlayer
  readonly killAt: number
  readonly more: Omit<O, keyof MortalOptions>
}

/** A second server on a test's database acts for a player; how many moments it passed, or null if it was killed. */
export async function actElsewhere<O extends MortalOptions>(elsewhere: Elsewhere<O>): Promise<number | null> {
  const { program, site, payments, player, killAt, more } = elsewhere
  const common: MortalOptions = {
    url: (site.database as TestDatabase).ownerUrl,
    now: site.clock.now(),
    theme: site.theme,
    cookies: [...player.cookies],
    provider: payments.access,
    killAt,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, program), JSON.stringify({ ...common, ...more })], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...compiledBefore() },
  })
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  const [code, signal] = await once(child, 'exit')
  if (signal === 'SIGKILL') return null
  if (code !== 0) throw new Error(`${program} failed`)
  return Number(said)
}
