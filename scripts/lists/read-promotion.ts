import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DemoCampaign } from '#platform/campaigns/index.ts'
import type { PromotionDefinition } from '#promotions/definition.ts'

export interface ListedPromotion {
  readonly folder: string
  readonly promotion: PromotionDefinition
  readonly demo: DemoCampaign<unknown> | undefined
}

/** The promotion of a slice's server folder, with its first demo. */
export async function readPromotion(root: string, folder: string): Promise<ListedPromotion> {
  const read = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, folder, file)).href)
  const promotion = Object.values(await read('promotion.ts')).find(isPromotion)
  if (!promotion) throw new Error(`${folder}/promotion.ts exports no promotion`)
  const { demos } = (await read('seed-campaigns.ts')) as { demos?: ListedPromotion['demo'][] }
  return { folder, promotion, demo: demos?.[0] }
}

const isPromotion = (value: unknown): value is PromotionDefinition =>
  typeof value === 'object' && value !== null && 'campaign' in value && 'cost' in value

/** A link to the slice of a promotion. */
export const linkTo = ({ folder, promotion: { campaign } }: ListedPromotion): string =>
  `[${campaign.words.en.title}](../${dirname(folder)}/README.md)`
