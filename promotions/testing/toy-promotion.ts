import { z } from 'zod'
import { campaignBudget, type CampaignDefinition, defineCampaign } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { type CampaignPlan, draftCampaign, publishCampaign } from '#platform/campaigns/index.ts'
import type { Context } from '#platform/context.ts'
import { definePromotion, type GrantValue } from '../definition.ts'

const words = { title: 'Toy', text: 'Counts rounds.', steps: [] }

export const toyCampaign = defineCampaign({
  feature: 'toy',
  config: z.object({
    /** Rounds between two grants of `coins`. */ every: z.int().positive().meta({ experiment: true }),
    coins: z.int().positive().meta({ experiment: true }),
    /** Coins of the first places by stakes. */
    prizes: z.array(z.int().positive()).optional(),
    budget: campaignBudget.optional(),
    /** Each round is a ticket of a lottery with this number of winners. */
    winners: z.int().positive().optional(),
    /** A number of secret moments; the first round after each grants 3. */
    drops: z.int().positive().optional(),
  }),
  isExclusive: false,
  hasRule: true,
  words: { en: words, es: words },
  picture: 'gift',
  link: '/toy',
})

const toyCell = z.object({ rounds: z.int(), sum: z.int(), tickAt: z.number().nullable() })
type ToyCell = z.infer<typeof toyCell>

/** A promotion for the engine's own tests. A stake of 666, the tick of a sum of 1,000,077 and a lottery with 13 winners fail, until it is mended. */
export const toy = { isMended: false }

/** The name of its lottery. */
const TOY_LOTTERY = 'tickets'

const balance = (coins: number): GrantValue => ({ kind: 'balance', coins, entries: 0 })
const ticket = (of: string): GrantValue => ({ kind: 'ticket', of, count: 1, lifetimeSeconds: null })

const prizesOfTickets = (winners: number) => (nth: number) => {
  if (winners === 13 && !toy.isMended) throw new Error('winners that this lottery cannot pay')
  return balance(1_000 * nth)
}

const ODDS = {
  id: 'toy',
  prizes: [
    { id: '5', weight: 1 },
    { id: '7', weight: 1 },
  ],
}

export const toyPromotion = definePromotion({
  campaign: toyCampaign,
  cell: toyCell,
  empty: () => ({ rounds: 0, sum: 0, tickAt: null }),
  on: {
    'round.settled'(cell: ToyCell, { payload, at }, { config, moments }) {
      if (payload.stake === 666 && !toy.isMended) throw new Error('a stake that this step cannot take')
      const rounds = cell.rounds + 1
      const isPrize = rounds % config.every === 0
      return {
        cell: { rounds, sum: cell.sum + payload.stake, tickAt: payload.stake === 77 ? at + 60_000 : cell.tickAt },
        grants: [
          ...(isPrize ? [{ key: `round:${rounds}`, value: balance(config.coins) }] : []),
          ...(config.winners ? [{ key: `ticket:${rounds}`, value: ticket(TOY_LOTTERY) }] : []),
          ...(moments?.drops ?? []).flatMap((moment) => (moment <= at ? [{ key: `drop:${moment}`, value: balance(3) }] : [])),
        ],
        scores: [{ mode: 'sum', points: payload.stake }],
      }
    },
  },
  acts: {
    draw: {
      do: (cell: ToyCell, { draw }) => {
        if (cell.rounds === 0) return { refused: 'no-rounds' }
        const coins = Number(draw(ODDS)) + Number(draw(ODDS))
        return { grants: [{ key: `draw:${cell.rounds}`, value: { kind: 'balance', coins, entries: 0 } }], reply: { coins } }
      },
    },
    daily: {
      once: ({ day }: { day: string }) => day,
      do: (_: ToyCell, { day }: { day: string }) => ({
        grants: [{ key: `day:${day}`, value: { kind: 'ticket', of: 'toy', count: 1, lifetimeSeconds: 60 } }],
      }),
    },
    /** Once an input. */
    gain: {
      usual: null,
      once: ({ input }) => `gain:${String(input)}`,
      do: (_: ToyCell, { input }: { input: string }) => ({
        grants: [{ key: `gain:${input}`, value: { kind: 'balance', coins: 2, entries: 0 } }],
      }),
    },
    take: {
      isClaim: true,
      do: () => ({ grants: [{ key: 'take', value: { kind: 'balance', coins: 3, entries: 0 } }] }),
    },
    grab: {
      slot: () => ({ name: 'grab', count: 3 }),
      do: () => ({ grants: [{ key: 'grab', value: { kind: 'balance', coins: 9, entries: 0 } }] }),
    },
  },
  budget: ({ budget }) => budget ?? null,
  sharedDraws: ({ winners, drops }) => [
    ...(winners ? [{ name: TOY_LOTTERY, kind: 'lottery', winners, prizeOf: prizesOfTickets(winners) } as const] : []),
    ...(drops ? [{ name: 'drops', kind: 'moments', count: drops, gapSeconds: 60 } as const] : []),
  ],
  due: ({ tickAt }: ToyCell) => tickAt,
  tick: (cell) => {
    if (cell.sum === 1_000_077 && !toy.isMended) throw new Error('a sum that cannot tick')
    return {
      cell: { ...cell, tickAt: null },
      grants: [{ key: `tick:${cell.rounds}`, value: { kind: 'balance', coins: 1, entries: 0 } }],
    }
  },
  close: ({ sum }) => (sum > 0 ? { grants: [{ key: 'close', value: { kind: 'balance', coins: sum, entries: 0 } }] } : {}),
  prizeOf: (place, { config }) => {
    const coins = config.prizes?.[place - 1]
    return coins === undefined ? undefined : { kind: 'balance', coins, entries: 0 }
  },
  topPush: (top, { id }) => ({ type: 'toyTop', data: { run: id, top: top.slice(0, 3) } }) as never,
  ownPush: ({ place, points, cell }) => ({ type: 'toyPlace', data: { place, points, rounds: cell?.rounds } }) as never,
  cost: ({ coins }) => [
    { trigger: 'a round', coins: { mean: coins, variance: 0, max: coins }, entries: { mean: 0, variance: 0, max: 0 } },
    { trigger: 'a draw', coins: { mean: 12, variance: 2, max: 14 }, entries: { mean: 0, variance: 0, max: 0 } },
  ],
})

/** The same under another name, so that runs of both go on at once. */
export const sprintPromotion = { ...toyPromotion, campaign: { ...toyCampaign, feature: 'toy-sprint' } }

const BY = { actor: { kind: 'job', id: 'a test' } } as const

/** Publishes a run of a promotion's campaign. */
export async function publishRun<C>(
  ctx: Context,
  definition: CampaignDefinition<C>,
  over: Pick<CampaignPlan<C>, 'config'> & {
    readonly startsAt?: Instant
    readonly endsAt?: Instant | null
    readonly slug?: string
    readonly countsSince?: Instant
  },
): Promise<Id<'cmp'>> {
  const {
    startsAt = ctx.clock.now(),
    endsAt = null,
    slug = ctx.newId('cmp').slice(4).toLowerCase(),
    countsSince = null,
    config,
  } = over
  const plan: CampaignPlan<C> = { slug, words: definition.words, startsAt, endsAt, countsSince, audience: 'everyone', config }
  return ctx.transaction(async (tx) => {
    const seen = await draftCampaign(tx, ctx, definition, { plan, by: BY })
    return (await publishCampaign(tx, ctx, definition, { seen, by: BY })).id
  })
}
