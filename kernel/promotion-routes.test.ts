import { expect, test } from 'vitest'
import { z } from 'zod'
import { actRefusal } from './campaign.ts'
import { pageQuery } from './contract.ts'
import { actRoute, drawnRoute, flatActRoute, infoRoute } from './promotion-routes.ts'

const told = { path: '/rest/a-box/', summary: 'A box.', data: z.object({ coins: z.int() }) }

test('an info route is a read for everyone, or for players alone', () => {
  const { reply, ...read } = infoRoute(told)
  expect(read).toEqual({ path: told.path, summary: told.summary, method: 'GET', effect: 'read', actor: 'visitor' })
  expect(reply.parse({ success: true, data: { coins: 5, more: 1 } })).toEqual({ success: true, data: { coins: 5 } })
  expect(infoRoute({ ...told, actor: 'player' }).actor).toBe('player')
})

test('an act is a guarded write of a player, refused for its own reasons and for those of every act', () => {
  const { reply, ...act } = actRoute({ ...told, refusals: ['not-ripe'] })
  expect(act).toEqual({
    path: told.path,
    summary: told.summary,
    method: 'POST',
    effect: 'write',
    actor: 'player',
    guardedAs: 'promotion',
  })
  for (const reasonType of ['not-ripe', ...actRefusal.options])
    expect(reply.parse({ success: false, reasonType })).toEqual({ success: false, reasonType })
  expect(reply.safeParse({ success: false, reasonType: 'other' }).success).toBe(false)
  expect(actRoute({ ...told, guardedAs: 'free-play' }).guardedAs).toBe('free-play')
})

test('a flat act replies with its fields beside success', () => {
  const { data: _, ...named } = told
  const { reply, ...act } = flatActRoute({ ...named, method: 'GET', fields: { prize: z.int() }, refusals: ['not-ripe'] })
  expect(act).toMatchObject({ method: 'GET', alsoPost: true, effect: 'write', actor: 'player', guardedAs: 'promotion' })
  expect(reply.parse({ success: true, prize: 5 })).toEqual({ success: true, prize: 5 })
  for (const reasonType of ['not-ripe', ...actRefusal.options])
    expect(reply.parse({ success: false, reasonType })).toEqual({ success: false, reasonType })
  expect(reply.safeParse({ success: false, reasonType: 'other' }).success).toBe(false)
})

test('a call that pays what a draw gave is refused for its own reasons and the limits alone', () => {
  const { reply, ...call } = drawnRoute({ ...told, method: 'GET', refusals: ['not-drawn'] })
  expect(call).toMatchObject({ method: 'GET', alsoPost: true, effect: 'write', actor: 'player', guardedAs: 'promotion' })
  expect(reply.parse({ success: true, data: { coins: 5 } })).toEqual({ success: true, data: { coins: 5 } })
  for (const reasonType of ['not-drawn', 'budget-exhausted', 'cap-reached'])
    expect(reply.parse({ success: false, reasonType })).toEqual({ success: false, reasonType })
  expect(reply.safeParse({ success: false, reasonType: 'not-running' }).success).toBe(false)
})

test('an act that is named as GET is offered as POST too', () => {
  expect(actRoute({ ...told, method: 'GET' })).toMatchObject({ method: 'GET', effect: 'write', alsoPost: true })
})

test('a page of a list has a usual and a largest length', () => {
  const page = pageQuery(5, { max: 20 })
  expect(page.parse({})).toEqual({ limit: 5, offset: 0 })
  expect(page.parse({ limit: '20', offset: '40' })).toEqual({ limit: 20, offset: 40 })
  for (const wrong of [{ limit: '21' }, { limit: '0' }, { offset: '-1' }]) expect(page.safeParse(wrong).success).toBe(false)
})
