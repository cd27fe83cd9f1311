import { switchToSweepStakes, switchToTournamentPoints } from '#features/account/account/contract.ts'
import { slotGames } from '#games/all.ts'
import { type CalendarDay, endOfDay, HOUR_MS, MINUTE_MS, SECOND_MS, startOfDay } from '#kernel/time.ts'
import type { Dice } from '#ledger/testing/dice.ts'
import { backAgain } from '../people.ts'
import type { TestPlayer, TestSite } from '../site.ts'
import { spin } from '../spins.ts'
import { type Open, takeEverything } from './acts.ts'
import type { MonthCounts } from './counts.ts'
import { type Visit, visitOn } from './habits.ts'
import type { Member } from './members.ts'
import type { openTill } from './purchases.ts'

/** The last part of a day is the operators': nobody plays. */
const DESK_MS = HOUR_MS
/** Slots between two times that jobs run before there is a promotion. */
const QUIET_SLOTS = 12
const ROUND_MS = 2 * SECOND_MS
const ENTRY_ROUNDS = 5
/** Games of all tournaments and meters, none of which waits for a choice. */
const GAMES = [...slotGames.slice(0, 6), ...slotGames.slice(-6)].map(({ slug }) => slug)
const ENTRY_STAKE = 200
const CONFLICT = 409

export interface Life {
  readonly site: TestSite
  readonly dice: Dice
  readonly counts: MonthCounts
  readonly till: ReturnType<typeof openTill>
  readonly slotMinutes: number
  /** Slots between two times that jobs run. */
  readonly jobsEvery: number
  readonly isPromoted: () => boolean
  readonly open: () => Open
}

interface Coming {
  readonly member: Member
  readonly visit: Visit
}

/** A day: everyone who comes plays and takes what there is, a slot of the day at a time. */
export async function liveDay(
  life: Life,
  members: readonly Member[],
  { day, no }: { day: CalendarDay; no: number },
): Promise<void> {
  const { site, dice, slotMinutes } = life
  const zone = site.theme.timeZone
  const coming = members.flatMap((member): Coming[] => {
    const visit = visitOn(dice, member, no)
    return visit ? [{ member, visit }] : []
  })
  const slots = Map.groupBy(coming, ({ visit }) => Math.floor(visit.minute / slotMinutes))
  const end = endOfDay(day, zone) - DESK_MS
  for (let [slot, at] = [0, startOfDay(day, zone)]; at < end; slot++, at += slotMinutes * MINUTE_MS) {
    site.advance(Math.max(0, at - site.clock.now()))
    await visitTogether(life, slots.get(slot) ?? [])
    if (slot % (life.isPromoted() ? life.jobsEvery : QUIET_SLOTS) > 0) continue
    await site.deliverEvents()
    await site.runJobs()
  }
}

/** They sign in and buy one after the other, then play at once, and at once take what there is. */
async function visitTogether(life: Life, coming: readonly Coming[]): Promise<void> {
  const { site, counts, till } = life
  const here: (Coming & { readonly player: TestPlayer })[] = []
  for (const { member, visit } of coming) {
    const player = await backAgain(site, member.player)
    counts.add('visits')
    if (visit.buys) {
      await till.buy(player)
      member.taken.hasBought = true
    }
    here.push({ member, visit, player })
  }
  await atOnce(here, (each) => playAll(life, each))
  if (!life.isPromoted() || here.length === 0) return
  await site.deliverEvents()
  await atOnce(here, ({ player, member }) => takeEverything(site, player, life.open(), member.taken))
}

const AT_ONCE = 8

async function atOnce<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(work))
}

async function playAll(life: Life, { visit, player }: Pick<Coming, 'visit'> & { readonly player: TestPlayer }): Promise<void> {
  const { dice, till } = life
  await play(life, player, { rounds: visit.rounds, stake: visit.stake })
  if (!visit.playsEntries) return
  await player.call(switchToSweepStakes)
  await play(life, player, { rounds: ENTRY_ROUNDS, stake: ENTRY_STAKE })
  await player.call(switchToTournamentPoints)
  if (dice.oneIn(2)) await till.redeem(player)
}

async function play(
  { site, dice, counts }: Life,
  player: TestPlayer,
  { rounds, stake }: { readonly rounds: number; readonly stake: number },
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    site.advance(ROUND_MS)
    const slug = dice.pick(GAMES)
    const { status, body } = await spin(player, { slug, stake })
    if (status === CONFLICT) {
      // A round that waits for a choice stays open: players abandon some, which the house settles after a month.
      counts.add('abandoned')
      continue
    }
    if (status !== 200) return counts.refused(`round: ${status} of ${slug} at ${stake}`)
    if (!body.success) return counts.refused(`round: ${body.reasonType}`)
    counts.add('rounds')
  }
}
