import { PUBLIC_PATHS } from '#features/back-office/content/contract.ts'
import { OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import { pagesOf } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { isInTheme } from '#kernel/feature.ts'
import { type HistoryEntry, readLatestActions } from '#platform/audit/history.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { countOpenCampaigns } from '#platform/campaigns/index.ts'
import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { readFeatureSwitches } from '#platform/theme/live-settings.ts'
import type { listFeatures as contract, SwitchedFeature } from '../contract.ts'

/** The audit trail's name of a feature. */
export const subjectOf = (feature: string): string => `feature ${feature}`

export const listFeatures =
  ({ slices, definitions }: Pick<SiteServices, 'slices' | 'definitions'>) =>
  async ({ reader, theme, clock }: OperatorContext): Promise<ReplyOf<typeof contract>> => {
    const all = slices().toSorted((one, other) => one.id.localeCompare(other.id))
    const subjects = all.map(({ id }) => subjectOf(id))
    const [switches, actions, campaigns] = await Promise.all([
      readFeatureSwitches(reader, theme.id),
      readLatestActions(reader, { brand: theme.id, subjects }),
      countOpenCampaigns(reader, theme.id, clock.now()),
    ])
    const features = all.map((slice): SwitchedFeature => {
      const { id, isInEveryTheme = false } = slice
      const isOff = switches.get(id) === false
      const pages = definitions.find((definition) => definition.id === id)?.pages ?? []
      return {
        id,
        state: isInEveryTheme ? 'always-on' : !isInTheme(theme, id) ? 'not-in-theme' : isOff ? 'off' : 'on',
        changed: changeOf(actions.get(subjectOf(id))),
        hides: { ...partsOf(slice), pages: hiddenPages(slice, pages), campaigns: campaigns.get(id) ?? 0 },
      }
    })
    return { success: true, data: { features } }
  }

const changeOf = (action: HistoryEntry | undefined): SwitchedFeature['changed'] =>
  action ? { at: action.at, by: action.by, why: action.why ?? '' } : null

const partsOf = ({ routes = [], jobs = [] }: ServerFeature) => ({
  calls: routes.length,
  jobs: jobs.map(({ name }) => name),
})

const hiddenPages = ({ id, promotion }: ServerFeature, own: readonly string[]): string[] => [
  ...new Set([
    ...own,
    ...(promotion ? pagesOf(promotion.campaign) : []),
    ...PUBLIC_PATHS.flatMap(([path, feature]) => (feature === id ? [path] : [])),
    ...OPERATOR_QUEUES.flatMap(({ path, feature }) => (feature === id ? [path] : [])),
  ]),
]
