import { gamesOfOtherRules } from '#engine/check-rules.ts'
import { findGame, playableGames } from '#games/all.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Context, JobContext } from '#platform/context.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'
import type { listGameReturns as contract } from '../shared/operator-contract.ts'
import { readFeatureSwitches } from '#platform/theme/live-settings.ts'
import { gameSwitch, versionSwitch } from '../contract.ts'
import { isClosed } from './house.ts'
import { countReturns, readReturns } from './live-returns.ts'

/** Logs an alarm for a game whose return is out of range, and for a game whose rules differ from the proven ones. */
export async function watchGames(ctx: JobContext): Promise<void> {
  for (const game of gamesOfOtherRules(playableGames)) ctx.log.error({ game }, 'a game’s rules differ from its math report')
  await countReturns(ctx)
  for (const live of await readReturns(ctx.reader)) {
    if (live.isAlarming) ctx.log.error({ live }, 'a game’s return is out of range')
  }
}

export async function listGameReturns(ctx: OperatorContext): Promise<ReplyOf<typeof contract>> {
  const returns = await readReturns(ctx.reader)
  // From the database: this process may not have heard yet of the switch that its operator has just thrown.
  const switches = await readFeatureSwitches(ctx.reader, ctx.theme.id)
  const unproven = new Set(gamesOfOtherRules(playableGames))
  const isOff = (name: string): boolean => switches.get(name) === false
  const games = playableGames.map(({ slug, title, mathReport: { version, defHash: definitionHash } }) => {
    const played = returns.flatMap((each) => (each.game === slug ? [each.definitionHash] : []))
    const versionsOff = [...new Set([definitionHash, ...played])].filter((hash) => isOff(versionSwitch(slug, hash)))
    return { slug, title, version, definitionHash, isProven: !unproven.has(slug), isOn: !isOff(gameSwitch(slug)), versionsOff }
  })
  return { success: true, data: { games, returns } }
}

/** The games that an operator switched off at this brand, as a whole or in their version now. */
export const closedGames = (ctx: Pick<Context, 'isSwitchedOff'>): string[] =>
  playableGames.map(({ slug }) => slug).filter((slug) => isClosed(ctx, slug))

/** For external monitoring. */
export const gameGauges: readonly LiveGauge[] = [
  {
    name: 'game_return_ratio',
    help: 'What came back of what was played, by game, version and mode',
    labelNames: ['game', 'version', 'mode'],
    read: async (db) => (await readReturns(db)).map(({ actual, ...live }) => ({ labels: labelsOf(live), value: actual })),
  },
  {
    name: 'game_return_deviation',
    help: 'Standard deviations outside of the proven return; above 5 is an alarm',
    labelNames: ['game', 'version', 'mode'],
    read: async (db) => (await readReturns(db)).map(({ deviation, ...live }) => ({ labels: labelsOf(live), value: deviation })),
  },
]

const labelsOf = ({ game, definitionHash, mode }: { game: string; definitionHash: string; mode: string }) => ({
  game,
  version: String(
    findGame(game)?.mathReport.defHash === definitionHash ? findGame(game)?.mathReport.version : definitionHash.slice(0, 8),
  ),
  mode,
})
