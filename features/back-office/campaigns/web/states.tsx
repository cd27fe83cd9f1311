import type { DeskRefusal, DeskState } from '../contract.ts'

/** How states read, and the color of their tag. */
export const STATES: Readonly<Record<DeskState, { readonly text: string; readonly tone?: 'good' | 'warm' | 'bad' }>> = {
  draft: { text: 'Draft' },
  review: { text: 'In review', tone: 'warm' },
  announced: { text: 'Announced' },
  scheduled: { text: 'Scheduled', tone: 'good' },
  running: { text: 'Running', tone: 'good' },
  paused: { text: 'Paused', tone: 'bad' },
  shadow: { text: 'Shadow' },
  ended: { text: 'Ended' },
  'shadow-ended': { text: 'Shadow, ended' },
  archived: { text: 'Archived' },
}

export function StateTag({ state }: { readonly state: DeskState }) {
  const { text, tone } = STATES[state]
  return (
    <span className="operator-tag" data-tone={tone}>
      {text}
    </span>
  )
}

/** Why the server refused, in words. */
export const REFUSALS: Readonly<Record<DeskRefusal, string>> = {
  'experiment-refused':
    'An arm changes something that must be the same for everyone. Return the campaign and fix the experiment.',
  'filing-missing':
    'Its prizes may be worth more than $5,000, and a state where it is open has no valid registration and bond on record.',
  changed: 'Someone changed this campaign. Reload the page to see the current version.',
  'in-review': 'This campaign is in review. Withdraw it to make changes.',
  'name-taken': 'Another campaign of this feature already uses this URL name.',
  'no-rule': 'This feature can’t run campaigns yet.',
  'not-running': 'This campaign isn’t running.',
  'not-on-engine': 'This feature doesn’t run on the promotion engine yet.',
  over: 'The end time has passed.',
  overlap: 'Another campaign of this feature runs at that time. End the other one or reschedule this one.',
  'revision-open': 'This campaign already has an open change. Finish or archive it first.',
  running: 'End this campaign first so that players get what they earned.',
  'not-closed': 'Results aren’t final yet. Archive this campaign later so that players get what they earned.',
  'log-gone': 'The events that it counts would be gone when it starts. Return the campaign and choose a later “counts since”.',
  'start-passed': 'The start time has passed. Return the campaign and choose a later start or “when approved”.',
  started: 'This campaign has started. You can change only its texts, picture, audience, and end.',
  archived: 'This campaign is archived.',
  'wrong-state': 'This campaign’s status has changed. Reload the page to see it.',
  'your-own': 'You wrote or submitted part of this campaign. Another operator has to approve it.',
}

export const LOST = 'The change couldn’t be saved. Your entries are still here: try again.'

/** `2026-11-24T18:00` as `2026-11-24 18:00`. */
export const timeText = (local: string): string => local.replace('T', ' ')
