import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import {
  beginAnew,
  countOwners,
  dropWish,
  endOperatorSessions,
  insertOperator,
  JOIN_LASTS_MS,
  listTeam as readTeam,
  lockMember,
  type Member,
  putWish,
  setOperatorEmail,
  setOperatorRole,
  switchOperatorOff,
  type Wish,
} from '#platform/auth/operators/operator-team.ts'
import { SEED_AUTHOR } from '#platform/content/seed-content.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../shared/operator-contract.ts'

export async function listTeam(ctx: OperatorContext): Promise<ReplyOf<typeof contract.listTeam>> {
  const { reader, operator } = ctx
  const team = (await readTeam(reader)).map((member) => ({
    id: member.id,
    name: member.name,
    role: member.role,
    email: member.email,
    state: stateOf(member),
    createdAt: new Date(member.createdAt).toISOString(),
    lastSeenAt: member.lastSeenAt === null ? null : new Date(member.lastSeenAt).toISOString(),
    isYou: member.id === operator.id,
    wish: member.wish && {
      what: member.wish,
      by: member.askedByName ?? '',
      isYours: member.askedBy === operator.id,
    },
  }))
  return { success: true, data: { team, mayManage: mayOperator(operator.role, 'operators-manage') } }
}

const stateOf = ({ isOff, isInvited }: Member): 'active' | 'invited' | 'off' => (isOff ? 'off' : isInvited ? 'invited' : 'active')

export async function inviteOperator(
  ctx: OperatorContext,
  { body: { name, role } }: InputOf<typeof contract.inviteOperator>,
): Promise<ReplyOf<typeof contract.inviteOperator>> {
  return ctx.change<ReplyOf<typeof contract.inviteOperator>>(async (tx) => {
    const id = ctx.newId('opr')
    // The name of the built-in operator is reserved.
    const isFree = name !== SEED_AUTHOR && (await insertOperator(tx, { id, name, role, at: ctx.clock.now() }))
    if (!isFree) return { audit: null, value: { success: false, reasonType: 'name-taken' } }
    const link = await linkFor(ctx.visit, tx, id)
    return { audit: { subject: id, what: 'operator-invited', after: { name, role } }, value: { success: true, data: link } }
  })
}

export async function giveOperatorEmail(
  ctx: OperatorContext,
  { body: { id, email } }: InputOf<typeof contract.giveOperatorEmail>,
): Promise<ReplyOf<typeof contract.giveOperatorEmail>> {
  return ctx.change(async (tx) => {
    const member = await lockOne(tx, id)
    if (member.email === email) return { audit: null, value: { success: true as const } }
    await setOperatorEmail(tx, member.id, email)
    const change = { before: { email: member.email }, after: { email } }
    return { audit: { subject: member.id, what: 'operator-email-given', ...change }, value: { success: true as const } }
  })
}

/** Applied immediately, or requested from a second owner if the change creates or affects an owner (four eyes). */
export async function changeOperator(
  ctx: OperatorContext,
  { body: { id, what } }: InputOf<typeof contract.changeOperator>,
): Promise<ReplyOf<typeof contract.changeOperator>> {
  return ctx.change<ReplyOf<typeof contract.changeOperator>>(async (tx) => {
    const member = await lockOne(tx, id)
    if (isNothing(member, what)) return { audit: null, value: { success: false, reasonType: 'changed-meanwhile' } }
    if (await endsOwners(tx, member, what)) return { audit: null, value: { success: false, reasonType: 'last-owner' } }
    if (touchesOwners(member, what) && (await countOwners(tx, [ctx.operator.id])) > 0) {
      await putWish(tx, { id: member.id, wish: what, by: ctx.operator.id, at: ctx.clock.now() })
      const audit = { subject: member.id, what: 'operator-change-asked', after: { wish: what } }
      return { audit, value: { success: true, data: { isDone: false, link: null } } }
    }
    const link = await apply(ctx.visit, tx, member, what)
    return { audit: eventOf(member, what), value: { success: true, data: { isDone: true, link } } }
  })
}

/** Nobody approves their own request; its subject may. */
export async function answerWish(
  ctx: OperatorContext,
  { body: { id, what, isAgreed } }: InputOf<typeof contract.answerWish>,
): Promise<ReplyOf<typeof contract.answerWish>> {
  return ctx.change<ReplyOf<typeof contract.answerWish>>(async (tx) => {
    const member = await lockOne(tx, id)
    if (member.wish !== what) return { audit: null, value: { success: false, reasonType: 'changed-meanwhile' } }
    if (!isAgreed) {
      await dropWish(tx, member.id)
      const audit = { subject: member.id, what: 'operator-change-declined', before: { wish: what } }
      return { audit, value: { success: true, data: { link: null } } }
    }
    if (member.askedBy === ctx.operator.id) return { audit: null, value: { success: false, reasonType: 'your-own' } }
    if (await endsOwners(tx, member, what)) return { audit: null, value: { success: false, reasonType: 'last-owner' } }
    const link = await apply(ctx.visit, tx, member, what)
    const event = eventOf(member, what)
    const audit = { ...event, after: { ...event.after, askedBy: member.askedBy } }
    return { audit, value: { success: true, data: { link } } }
  })
}

async function lockOne(tx: Tx, id: string): Promise<Member> {
  const member = await lockMember(tx, id)
  if (!member) throw new AppError('not-found', 'Operator not found.')
  return member
}

/** A disabled operator returns only through a new link, and keeps the role until then. */
const isNothing = ({ role, isOff }: Member, what: Wish): boolean => (isOff ? what !== 'renew' : what === role)

const touchesOwners = ({ role }: Member, what: Wish): boolean => role === 'owner' || what === 'owner'

const endsOwners = async (tx: Tx, { id, role }: Member, what: Wish): Promise<boolean> =>
  role === 'owner' && what !== 'owner' && (await countOwners(tx, [id])) === 0

async function apply(ctx: VisitorContext, tx: Tx, { id }: Member, what: Wish) {
  await dropWish(tx, id)
  if (what === 'renew') return linkFor(ctx, tx, id)
  if (what === 'off') await switchOperatorOff(tx, id, ctx.clock.now())
  else {
    await setOperatorRole(tx, id, what)
    await endOperatorSessions(tx, id, ctx.clock.now())
  }
  return null
}

/** The token is in the URL fragment after `#`: no log and no other site ever sees it. */
async function linkFor(ctx: VisitorContext, tx: Tx, id: Id<'opr'>) {
  const token = await beginAnew(ctx, tx, id)
  return { path: `/operator/join#${token}`, until: new Date(ctx.clock.now() + JOIN_LASTS_MS).toISOString() }
}

const EVENTS = { off: 'operator-shut-out', renew: 'operator-begins-anew' } as const

const eventOf = ({ id, role }: Member, what: Wish) => ({
  subject: id,
  what: what === 'off' || what === 'renew' ? EVENTS[what] : 'operator-role-changed',
  before: { role },
  after: { what } as Record<string, unknown>,
})
