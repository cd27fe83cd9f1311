import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { unreadFile } from '#kernel/unread-file.ts'
import { deskState, planOnDesk, refused } from '../contract.ts'

const id = z.string().max(60)
const why = z.string().trim().min(5).max(500)
const done = z.object({ success: z.literal(true), data: z.object({ version: z.int() }) })

/** One field of the content, before and after; empty where it was or is absent. */
const change = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.infer<typeof change>

const person = z.object({ name: z.string(), isYou: z.boolean() })

const onDesk = z.object({
  id: z.string(),
  feature: z.string(),
  featureTitle: z.string(),
  version: z.int(),
  state: deskState,
  plan: planOnDesk,
  writtenBy: z.array(person),
  submittedBy: person.nullable(),
  approvedBy: person.nullable(),
  /** The published campaign that it changes. */
  revises: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The open change of this campaign. */
  revision: z.object({ id: z.string(), state: z.enum(['draft', 'review']) }).nullable(),
  copiedFrom: z.string().nullable(),
  /** How many runs of its series are still to start; null outside of a series. */
  runsToCome: z.int().nullable(),
  hasRule: z.boolean(),
  isOnEngine: z.boolean(),
  /** Name of the feature's own picture. */
  ownPicture: z.string(),
})
export type CampaignOnDesk = z.infer<typeof onDesk>

export const readCampaign = route({
  method: 'GET',
  path: '/rest/operator/campaigns/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: shows a campaign with its form, what changed against what it was made from, and its history.',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: onDesk,
      /** The feature's configuration as JSON Schema. */
      schema: z.record(z.string(), z.unknown()),
      choices: z.object({
        games: z.array(z.object({ slug: z.string(), title: z.string() })),
        pictures: z.array(z.string()),
      }),
      /** Against the published campaign, the copied one, or the template that is most like it. */
      changes: z.object({ since: z.enum(['published', 'copied', 'template']), fields: z.array(change) }),
      history: z.array(
        z.object({
          at: z.iso.datetime(),
          what: z.string(),
          by: z.string(),
          why: z.string(),
          fields: z.array(change),
        }),
      ),
      /** Files of the audit archive that may have further actions. */
      unreadFiles: z.array(unreadFile),
      /** The states that ask for a registration and a bond because of its prizes, and whether they are in order. */
      filings: z.array(z.object({ state: z.string(), isInOrder: z.boolean() })),
      timeZone: z.string(),
    }),
  }),
})

const act = z.enum(['submit', 'withdraw', 'pause', 'resume', 'end', 'archive', 'shadow', 'cancel-runs'])
export type CampaignAct = z.infer<typeof act>

export const changeCampaign = route({
  method: 'POST',
  path: '/rest/operator/campaigns/:id/change/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: submits, withdraws, pauses, resumes, ends or archives a campaign, or starts a shadow of it.',
  callsPerMinuteMax: 60,
  params: z.object({ id }),
  body: z.object({ act, version: z.int(), why }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({
        version: z.int(),
        /** The new shadow campaign. */
        shadow: z.string().nullable(),
      }),
    }),
    refused,
  ]),
})

export const decideCampaign = route({
  method: 'POST',
  path: '/rest/operator/campaigns/:id/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: approves a submitted campaign in the version seen, or returns it. Refused to everyone who wrote it.',
  callsPerMinuteMax: 60,
  params: z.object({ id }),
  body: z.object({ isApproved: z.boolean(), version: z.int(), why }),
  reply: z.discriminatedUnion('success', [done, refused]),
})

const switched = z.object({ success: z.literal(true), data: z.object({ isChanged: z.boolean() }) })

export const stopPromotions = route({
  method: 'POST',
  path: '/rest/operator/campaigns/kill-switch/stop/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-write',
  summary: 'Operators: stops all new triggers of this brand’s promotions. What was earned can still be taken.',
  callsPerMinuteMax: 20,
  body: z.object({ why }),
  reply: switched,
})

export const resumePromotions = route({
  method: 'POST',
  path: '/rest/operator/campaigns/kill-switch/resume/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: resumes this brand’s promotions.',
  callsPerMinuteMax: 20,
  body: z.object({ why }),
  reply: switched,
})
