import { describe, expect, it } from 'vitest'
import { seedOf } from '../testing/fresh-seeds.node.ts'
import { toHex, toUtf8 } from './bytes.ts'
import { merklePath, merkleRoot } from './merkle.ts'
import { type AmountClaim, checkSharedClaim, type LotteryClaim, type MomentsClaim } from './shared-claim.ts'
import { canBeShared, drawDropTimes, drawHiddenAmount, drawWinners, leafOfTicket } from './shared-draw.ts'
import type { AmountRules, LotteryRules, DropTimeRules } from './shared-rules.ts'
import { commitOf } from './seeds.ts'
import { sha256 } from './sha256.ts'

const serverSeed = 'c6'.repeat(32)
const name = 'cmp_1/drops-2026-11-24'
const seed = { serverSeed, name }
const startsAt = 1_795_500_000
const moments: DropTimeRules = { kind: 'moments', id: 'prize-drops', count: 5, gapSeconds: 600, startsAt, seconds: 86_400 }
const lottery: LotteryRules = { kind: 'lottery', id: 'lottery', winners: 3 }
const ticketsOf = (size: number): string[] => Array.from({ length: size }, (_, at) => `T-${at + 1}`)
const salesOf = (tickets: readonly string[]) => ({ root: merkleRoot(tickets.map(leafOfTicket)), size: tickets.length })
const otherSeed = (at: number): string => toHex(sha256(toUtf8(`shared ${at}`)))

const momentsClaim: MomentsClaim = {
  sharedDraw: name,
  rules: moments,
  commit: commitOf(serverSeed),
  serverSeed,
  moments: drawDropTimes(moments, seed).values,
}

function claimOf(tickets: readonly string[]): LotteryClaim {
  const leaves = tickets.map(leafOfTicket)
  const sales = salesOf(tickets)
  const winners = drawWinners(lottery, seed, sales).values
  return {
    sharedDraw: name,
    rules: lottery,
    commit: commitOf(serverSeed),
    serverSeed,
    ...sales,
    winners: winners.map((index) => ({ index, ticket: tickets[index]!, path: merklePath(leaves, index) })),
  }
}

const check = (claim: object) => checkSharedClaim(JSON.stringify(claim))
const faultsOf = (claim: object) => {
  const checked = check(claim)
  return checked?.ok ? checked.value.verified.faults : checked?.refusal
}

describe('drop moments', () => {
  it('are as many as ordered, in order, within the window and apart by the gap', () => {
    for (let at = 0; at < 200; at++) {
      const { values } = drawDropTimes(moments, { serverSeed: otherSeed(at), name })
      expect(values).toHaveLength(5)
      expect(values[0]).toBeGreaterThanOrEqual(startsAt)
      expect(values.at(-1)).toBeLessThan(startsAt + 86_400)
      for (const [index, value] of values.slice(1).entries()) expect(value - values[index]!).toBeGreaterThanOrEqual(600)
    }
  })

  it('differ by seed, name, day and count', () => {
    const others = [
      drawDropTimes(moments, { ...seed, serverSeed: otherSeed(1) }),
      drawDropTimes(moments, { ...seed, name: 'cmp_2/drops-2026-11-24' }),
      drawDropTimes({ ...moments, startsAt: startsAt + 86_400 }, seed),
      drawDropTimes({ ...moments, gapSeconds: 601 }, seed),
    ]
    const sinceStart = ({ values }: { values: readonly number[] }, at = 0) => values.map((value) => value - startsAt - at)
    const own = sinceStart({ values: momentsClaim.moments })
    for (const other of others) expect(sinceStart(other)).not.toEqual(own)
    expect(sinceStart(others[2]!, 86_400)).not.toEqual(own)
  })

  const SEED = seedOf(20_261_124)

  it(`FAIR-9: fall on each set of seconds equally often (seed ${SEED})`, () => {
    const small: DropTimeRules = { kind: 'moments', id: 'drops', count: 2, gapSeconds: 2, startsAt: 0, seconds: 5 }
    const counts = new Map<string, number>()
    const rounds = 6_000
    for (let at = 0; at < rounds; at++) {
      const { values } = drawDropTimes(small, { serverSeed: otherSeed(SEED + at), name })
      counts.set(values.join(), (counts.get(values.join()) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      '0,2',
      '0,3',
      '0,4',
      '1,3',
      '1,4',
      '2,4',
    ])
    for (const count of counts.values()) expect(Math.abs(count - 1_000) / Math.sqrt((rounds * 5) / 36)).toBeLessThan(4)
  })

  it.each([
    [{ count: 145 }, false],
    [{ count: 144 }, true],
    [{ count: 0 }, false],
    [{ gapSeconds: 0 }, false],
    [{ count: 1.5 }, false],
    [{ id: 'Prize Drops' }, false],
  ])('of %j can be drawn: %s', (change, can) => {
    expect(canBeShared({ ...moments, ...change }, name)).toBe(can)
  })
})

describe('a lottery', () => {
  it('has different winners for another root, size, name and seed', () => {
    const sales = salesOf(ticketsOf(100))
    const own = drawWinners(lottery, seed, sales).values
    expect(new Set(own).size).toBe(3)
    for (const other of [
      drawWinners(lottery, seed, salesOf([...ticketsOf(99), 'T-other'])),
      drawWinners(lottery, seed, { ...sales, size: 101 }),
      drawWinners(lottery, { ...seed, name: 'cmp_2/draw' }, sales),
      drawWinners(lottery, { ...seed, serverSeed: otherSeed(1) }, sales),
    ]) {
      expect(other.values).not.toEqual(own)
    }
  })

  it('of fewer tickets than prizes gives each ticket one, and of none nothing', () => {
    expect(new Set(drawWinners(lottery, seed, salesOf(ticketsOf(2))).values)).toEqual(new Set([0, 1]))
    expect(drawWinners(lottery, seed, salesOf([])).values).toEqual([])
    expect(faultsOf(claimOf([]))).toEqual([])
  })

  const SEED = seedOf(20_261_125)

  it(`FAIR-9: gives each ticket each prize equally often (seed ${SEED})`, () => {
    const size = 4
    const counts = Array.from({ length: 3 }, () => Array<number>(size).fill(0))
    const rounds = 4_000
    const sales = salesOf(ticketsOf(size))
    for (let at = 0; at < rounds; at++) {
      const { values } = drawWinners(lottery, { serverSeed: otherSeed(SEED + at), name }, sales)
      for (const [place, index] of values.entries()) counts[place]![index]!++
    }
    for (const count of counts.flat()) expect(Math.abs(count - 1_000) / Math.sqrt((rounds * 3) / 16)).toBeLessThan(4)
  })
})

describe('the proof of a shared draw', () => {
  it('FAIR-8: of moments is true', () => {
    expect(check(momentsClaim)).toMatchObject({ ok: true, value: { verified: { isTrue: true, values: momentsClaim.moments } } })
  })

  it.each([1, 2, 5, 64, 100])('FAIR-8: of a lottery with %i tickets is true, with all tickets and without', (size) => {
    const claim = claimOf(ticketsOf(size))
    expect(faultsOf(claim)).toEqual([])
    expect(faultsOf({ ...claim, tickets: ticketsOf(size) })).toEqual([])
  })

  const claim = claimOf(ticketsOf(20))
  const [first, second, third] = claim.winners as unknown as [
    LotteryClaim['winners'][number],
    LotteryClaim['winners'][number],
    LotteryClaim['winners'][number],
  ]

  it.each([
    ['another commitment', { commit: '00'.repeat(32) }, ['wrong-commit']],
    ['a seed that is none', { serverSeed: 'c6' }, ['malformed-seed']],
    ['a draw of nothing', { rules: { ...lottery, winners: 0 } }, ['malformed-rules']],
    ['a winner left out', { winners: [first, second] }, ['wrong-winners']],
    ['prizes in another order', { winners: [second, first, third] }, ['wrong-winners']],
    ['another ticket of that number', { winners: [{ ...first, ticket: 'T-99' }, second, third] }, ['wrong-ticket']],
    ['another root', { root: '11'.repeat(32) }, ['wrong-winners', 'wrong-ticket']],
    ['another ticket in the list', { tickets: ['T-99', ...ticketsOf(20).slice(1)] }, ['wrong-root']],
    ['a ticket left out of the list', { tickets: ticketsOf(19) }, ['wrong-root']],
  ])('detects %s', (_, change, faults) => {
    expect(faultsOf({ ...claim, ...change })).toEqual(expect.arrayContaining(faults))
  })

  it('detects a ticket sold twice, though the root is right', () => {
    const twice = [...ticketsOf(19), 'T-1']
    expect(faultsOf({ ...claimOf(twice), tickets: twice })).toEqual(['wrong-root'])
  })

  it('detects other moments', () => {
    const [earliest, ...rest] = momentsClaim.moments
    expect(faultsOf({ ...momentsClaim, moments: [earliest! + 1, ...rest] })).toEqual(['wrong-moments'])
    expect(faultsOf({ ...momentsClaim, moments: rest })).toEqual(['wrong-moments'])
  })

  it('reports what it cannot check', () => {
    expect(faultsOf({ ...claim, serverSeed: null })).toBe('unrevealed')
    expect(faultsOf({ ...claim, size: -1 })).toBe('unreadable')
    expect(faultsOf({ ...claim, rules: { ...lottery, bonus: 1 } })).toBe('unreadable')
    expect(faultsOf({ ...claim, rules: moments })).toBe('unreadable')
    expect(faultsOf({ ...claim, winners: [{ ...first, path: ['no hash'] }] })).toBe('unreadable')
    expect(checkSharedClaim('{"rules":{}}')).toBeUndefined()
    expect(checkSharedClaim('no JSON')).toBeUndefined()
  })
})

describe('JP-3 a hidden amount', () => {
  const rules: AmountRules = { kind: 'amount', id: 'must-drop', from: 100, to: 104 }
  const amountOf = (at: number) => drawHiddenAmount(rules, { serverSeed: otherSeed(at), name }).values[0]!

  it('is each amount between the start and the limit about equally often, and never one of both', () => {
    const counts = new Map<number, number>()
    for (let at = 0; at < 3_000; at++) counts.set(amountOf(at), (counts.get(amountOf(at)) ?? 0) + 1)
    expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([101, 102, 103])
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(130)
  })

  it('is drawn by rules that leave room for one amount, and no more than a word chooses among', () => {
    expect(canBeShared(rules, name)).toBe(true)
    expect(canBeShared({ ...rules, to: 101 }, name)).toBe(false)
    expect(canBeShared({ ...rules, from: -1 }, name)).toBe(false)
    expect(canBeShared({ ...rules, to: rules.from + 2 ** 32 + 2 }, name)).toBe(false)
  })

  it('is proved by its seed, and another one is rejected', () => {
    const claim: AmountClaim = {
      sharedDraw: name,
      rules,
      commit: commitOf(serverSeed),
      serverSeed,
      amount: drawHiddenAmount(rules, seed).values[0]!,
    }
    expect(faultsOf(claim)).toEqual([])
    expect(faultsOf({ ...claim, amount: claim.amount + 1 })).toEqual(['wrong-amount'])
    expect(faultsOf({ ...claim, commit: '0'.repeat(64) })).toEqual(['wrong-commit'])
    expect(faultsOf({ ...claim, rules: { ...rules, to: 100 } })).toEqual(['malformed-rules'])
    expect(faultsOf({ ...claim, rules: { ...rules, more: 1 } })).toBe('unreadable')
    expect(faultsOf({ ...claim, serverSeed: null })).toBe('unrevealed')
  })
})
