/** Where a campaign is in its life: nothing is planned, it is to come, it goes on, or it is over. */
export type CampaignState = 'none' | 'planned' | 'running' | 'ended'

/** From when until when; Unix seconds. Without an end it goes on until somebody ends it; without a start there is none. */
export interface CampaignWindow {
  readonly startsAt: number | null
  readonly finishedAt: number | null
}

/** At `seconds`, Unix seconds. The first second belongs to it, the last one does not. */
export function stateAt({ startsAt, finishedAt }: CampaignWindow, seconds: number): CampaignState {
  if (startsAt === null) return 'none'
  if (seconds < startsAt) return 'planned'
  return finishedAt !== null && seconds >= finishedAt ? 'ended' : 'running'
}

const IN_ORDER: readonly CampaignState[] = ['none', 'planned', 'running', 'ended']

/** Of two looks at one campaign the one that was taken later: its life goes one way. */
export const laterState = (one: CampaignState, other: CampaignState): CampaignState =>
  IN_ORDER.indexOf(other) > IN_ORDER.indexOf(one) ? other : one
