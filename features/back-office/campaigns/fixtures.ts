import type { ReplyOf } from '#kernel/contract.ts'
import type { PlanOnDesk } from './contract.ts'
import type { readCampaign } from './shared/operator-contract.ts'

const words = { title: 'Daily wheel', text: 'One free spin a day.', steps: [{ title: 'Spin', text: 'Once a day.' }] }

export const wheelPlan: PlanOnDesk = {
  slug: 'daily-wheel-2026-11-25',
  words: { en: words, es: { ...words, title: 'Ruleta diaria' } },
  startsAt: '2026-11-25T00:00',
  endsAt: '2026-12-25T00:00',
  countsSince: null,
  audience: 'everyone',
  showAudience: null,
  joinAudience: null,
  repeats: null,
  budget: { coins: null, entries: null },
  experiment: null,
  picture: null,
  config: {
    sectors: [
      { coins: 100_000, entries: 0, chancePer100k: 60_000 },
      { coins: 0, entries: 100, chancePer100k: 40_000 },
    ],
  },
}

const amount = { type: 'integer', minimum: 0, description: 'minor units' }
const properties = { coins: amount, entries: amount, chancePer100k: { type: 'integer', exclusiveMinimum: 0 } }

/** A drafted wheel as operators read it. */
export const draftedWheel: ReplyOf<typeof readCampaign> = {
  success: true,
  data: {
    campaign: {
      id: 'cmp_wheel',
      feature: 'daily-wheel',
      featureTitle: 'Daily wheel',
      version: 3,
      state: 'draft',
      plan: wheelPlan,
      writtenBy: [{ name: 'ann', isYou: true }],
      submittedBy: null,
      approvedBy: null,
      revises: null,
      revision: null,
      copiedFrom: null,
      runsToCome: null,
      hasRule: true,
      isOnEngine: true,
      ownPicture: 'wheel',
    },
    schema: {
      type: 'object',
      properties: {
        sectors: {
          type: 'array',
          minItems: 2,
          items: { type: 'object', properties, required: ['coins', 'entries', 'chancePer100k'] },
        },
      },
      required: ['sectors'],
    },
    choices: { games: [{ slug: 'ember-wyrm', title: 'Ember Wyrm' }], pictures: ['trophy', 'wheel'] },
    changes: { since: 'template', fields: [{ label: 'Sectors 1, coins', before: '500', after: '1,000' }] },
    history: [{ at: '2026-11-24T10:00:00.000Z', what: 'campaign-drafted', by: 'ann', why: '', fields: [] }],
    unreadFiles: [],
    filings: [],
    timeZone: 'America/New_York',
  },
}
