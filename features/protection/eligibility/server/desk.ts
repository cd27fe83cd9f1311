import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { toE164 } from '#kernel/phone.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { findPlayer } from '#platform/auth/players.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type * as contract from '../shared/operator-contract.ts'
import { keysOf } from './keys.ts'
import { type Eligibility, withoutReleased } from './standing.ts'
import {
  type BarredRow,
  endBarred,
  findCandidates,
  findSame,
  insertBarred,
  keepVerdict,
  lockList,
  lockVerdict,
  type MatchRow,
  readBarred,
  readMatches,
} from './store.ts'

interface DeskDeps {
  readonly eligibility: Eligibility
  readonly slices: () => readonly ServerFeature[]
}

const MATCHES_MAX = 200
const CANDIDATES_MAX = 500

type ListReply = ReplyOf<typeof contract.listBarred>

export const listBarredWith =
  ({ slices }: DeskDeps) =>
  (ctx: OperatorContext): Promise<ListReply> =>
    ctx.show<ListReply>('barred-persons', async (tx) => {
      const [persons, matches] = [await readBarred(tx), await withoutReleased(slices(), tx, await readMatches(tx, MATCHES_MAX))]
      const names = await readOperatorNames(tx)
      const whom = await whomOf(tx, { persons, names, slices: slices() }, matches)
      const withoutAddress: string[] = []
      for (const slice of slices()) withoutAddress.push(...((await slice.staffWithoutAddress?.(tx)) ?? []))
      const seen = [...persons.map(({ id }) => `person:${id}`), ...new Set(matches.map(({ player }) => player))]
      const shown = persons.map(({ addedAt, addedBy, ...person }) => ({
        ...person,
        addedBy: names.get(addedBy) ?? addedBy,
        addedAt: timeOf(addedAt),
      }))
      const data = { persons: shown, matches: matches.map((match) => toMatch(match, whom, names)), withoutAddress }
      return { seen, value: { success: true, data } }
    })

interface Known {
  readonly persons: readonly BarredRow[]
  readonly names: ReadonlyMap<string, string>
  readonly slices: readonly ServerFeature[]
}

/** Names of those whom accounts match: from the list, or as the slice knows them that bars them by rule. */
async function whomOf(db: Reader, { persons, slices }: Known, matches: readonly MatchRow[]): Promise<Map<string, string>> {
  const whom = new Map(persons.map(({ id, name, surname }) => [`person:${id}`, `${name} ${surname}`]))
  for (const { subject, player } of matches) {
    if (whom.has(subject)) continue
    const account = await findPlayer(db, player)
    for (const { barredByRule } of account ? slices : [])
      for (const known of (await barredByRule?.(db, [account!])) ?? []) whom.set(known.subject, known.whom)
  }
  return whom
}

function toMatch(
  { player, login, brand, subject, kinds, reason, foundAt, verdict, decidedBy, decidedAt, why }: MatchRow,
  whom: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): ListReply['data']['matches'][number] {
  const isSure = kinds.some((kind) => kind !== 'name' && kind !== 'application')
  const decided =
    decidedBy !== null && decidedAt !== null && why !== null
      ? { by: names.get(decidedBy) ?? decidedBy, at: timeOf(decidedAt), why }
      : null
  return {
    player: { id: player, login, brand },
    subject,
    whom: whom.get(subject) ?? subject,
    reason,
    kinds: [...kinds],
    foundAt: timeOf(foundAt),
    state: verdict ?? (isSure ? 'barred' : 'open'),
    decided,
  }
}

const timeOf = (at: number): string => new Date(at).toISOString()

type AddReply = ReplyOf<typeof contract.addBarred>

export const addBarredWith =
  ({ eligibility }: DeskDeps) =>
  async (ctx: OperatorContext, { body: { why, ...given } }: InputOf<typeof contract.addBarred>): Promise<AddReply> => {
    const { birthDate, email, phone, address, zip } = given
    const refused = (reasonType: 'name-alone' | 'address-incomplete' | 'phone-wrong'): AddReply => ({
      success: false,
      reasonType,
    })
    if (!birthDate && !email && !phone && !address) return refused('name-alone')
    if ((address === null) !== (zip === null)) return refused('address-incomplete')
    const number = phone && toE164(phone)
    if (phone && !number) return refused('phone-wrong')
    const facts = { ...given, phone: number ?? null }
    const reply = await ctx.change<AddReply>(async (tx) => {
      await lockList(tx)
      const same = await findSame(tx, facts)
      if (same) return { audit: null, value: { success: true, data: { id: same, matches: 0 } } }
      const keys = keysOf({ ...facts, birthDate: facts.birthDate as `${number}-${number}-${number}` | null })
      const id = await insertBarred(tx, { facts, keys, by: ctx.operator.id, at: ctx.clock.now() })
      let matches = 0
      for (const player of await findCandidates(tx, facts, CANDIDATES_MAX))
        if ((await eligibility.note(ctx, tx, player)) > 0) matches += 1
      // The trail outlives the row, so it names the reason and not the person.
      const audit = { subject: `person:${id}`, what: 'person-barred', why, after: { reason: facts.reason } }
      return { audit, value: { success: true, data: { id, matches } } }
    })
    eligibility.forget()
    return reply
  }

export const removeBarredWith =
  ({ eligibility }: DeskDeps) =>
  async (
    ctx: OperatorContext,
    { body: { id, why } }: InputOf<typeof contract.removeBarred>,
  ): Promise<ReplyOf<typeof contract.removeBarred>> => {
    const reply = await ctx.change(async (tx) => {
      const isEnded = await endBarred(tx, id, { by: ctx.operator.id, at: ctx.clock.now() })
      const audit = isEnded ? { subject: `person:${id}`, what: 'person-unbarred', why } : null
      return { audit, value: { success: true as const } }
    })
    eligibility.forget()
    return reply
  }

type DecideReply = ReplyOf<typeof contract.decideMatch>

export const decideMatchWith =
  ({ eligibility }: DeskDeps) =>
  async (
    ctx: OperatorContext,
    { body: { playerId, subject, isBarred, why } }: InputOf<typeof contract.decideMatch>,
  ): Promise<DecideReply> => {
    const player = playerId as Id<'plr'>
    const verdict = isBarred ? 'barred' : 'cleared'
    const reply = await ctx.change<DecideReply>(async (tx) => {
      const before = await lockVerdict(tx, player, subject)
      if (before === undefined) return { audit: null, value: { success: false, reasonType: 'no-match' } }
      if (before === verdict) return { audit: null, value: { success: true } }
      await keepVerdict(tx, { player, subject, verdict, by: ctx.operator.id, at: ctx.clock.now(), why })
      const what = isBarred ? 'entries-barred' : 'entries-cleared'
      return { audit: { subject: player, what, why, before: { verdict: before }, after: { subject } }, value: { success: true } }
    })
    eligibility.forget()
    return reply
  }
