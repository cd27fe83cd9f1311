import { z } from 'zod'
import type { CampaignDefinition, PlanBudget } from '#kernel/campaign.ts'
import type { CampaignTemplates } from '#platform/campaigns/index.ts'
import type { Context } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { isSliceOn } from '#platform/slices.ts'
import type { PromotionDefinition } from '#promotions/definition.ts'
import { unfiledBudgetOf } from '#promotions/filings/rules.ts'
import type { FormSchema } from '#kernel/form-schema.ts'

/** A feature with campaigns. */
export interface CatalogueEntry extends CampaignTemplates {
  /** The engine's step, for a feature that it runs. */
  readonly promotion: PromotionDefinition | undefined
  readonly isOn: boolean
}

export interface Catalogue {
  readonly entries: readonly CatalogueEntry[]
  /** Throws `not-found` for a feature without campaigns. */
  entryOf(feature: string): CatalogueEntry
  readonly games: readonly { readonly slug: string; readonly title: string }[]
  /** Names of pictures for cards: those of all features. */
  readonly pictures: readonly string[]
}

/** The features of a brand that operators may plan campaigns for, by title. */
export function catalogueOf(ctx: Context, slices: readonly ServerFeature[]): Catalogue {
  const entries = slices
    .flatMap((slice): CatalogueEntry[] => {
      const { campaignTemplates, promotion } = slice
      return campaignTemplates ? [{ ...campaignTemplates, promotion, isOn: isSliceOn(ctx, slice) }] : []
    })
    .toSorted((one, other) => titleOf(one.definition).localeCompare(titleOf(other.definition)))
  return {
    entries,
    entryOf(feature) {
      const entry = entries.find(({ definition }) => definition.feature === feature)
      if (!entry) throw new AppError('not-found', 'This feature has no campaigns.')
      return entry
    },
    games: slices
      .flatMap(({ gameProviders }) => gameProviders?.() ?? [])
      .flatMap(({ games }) => games.filter(({ isOpen }) => isOpen).map(({ slug, title }) => ({ slug, title }))),
    pictures: [...new Set(entries.map(({ definition }) => definition.picture))].toSorted(),
  }
}

/** The budget that a template of the feature starts with. */
export const templateBudgetOf = ({ promotion }: CatalogueEntry, config: unknown): PlanBudget | null =>
  promotion ? unfiledBudgetOf(promotion, config) : null

export const titleOf = ({ words }: Pick<CampaignDefinition, 'words'>): string => words.en.title

/** A configuration as the form reads it. */
export const formSchemaOf = ({ config }: CampaignDefinition): FormSchema =>
  z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' }) as FormSchema
