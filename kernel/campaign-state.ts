/** A campaign's state: none planned, upcoming, running or over. */
export type CampaignState = 'none' | 'planned' | 'running' | 'ended'

/** Start and end in Unix seconds. Without an end it runs until an operator ends it; without a start none is planned. */
export interface CampaignWindow {
  readonly startsAt: number | null
  readonly finishedAt: number | null
}

/** At `seconds`, Unix seconds. The start is inclusive, the end exclusive. */
export function stateAt({ startsAt, finishedAt }: CampaignWindow, seconds: number): CampaignState {
  if (startsAt === null) return 'none'
  if (seconds < startsAt) return 'planned'
  return finishedAt !== null && seconds >= finishedAt ? 'ended' : 'running'
}

const IN_ORDER: readonly CampaignState[] = ['none', 'planned', 'running', 'ended']

/** The later of two snapshots of one campaign: states only advance. */
export const laterState = (one: CampaignState, other: CampaignState): CampaignState =>
  IN_ORDER.indexOf(other) > IN_ORDER.indexOf(one) ? other : one
