import { SERIOUS_LEVEL } from '../contract.ts'

/** What decides which acts a case is ready for. */
export interface Readiness {
  readonly level: number
  readonly isClosed: boolean
  /** So is every other account of the person. */
  readonly isPersonGone: boolean
  readonly contacts: number
  readonly isStopped: boolean
  /** Since the stop: whether a contact was noted, and whether the player answered one. */
  readonly isContacted: boolean
  readonly isAnswered: boolean
}

/** A stop ends once the player has answered: a note of an attempt, without an answer, ends none. */
export function refusalToResume({ isClosed, isStopped, isAnswered }: Readiness): 'closed' | 'not-stopped' | 'no-answer' | null {
  if (isClosed) return 'closed'
  if (!isStopped) return 'not-stopped'
  return isAnswered ? null : 'no-answer'
}

/** A person without an open account may never answer; one with another account would play there. */
export function refusalToClose(found: Readiness): 'closed' | 'stopped' | 'no-contact' | null {
  const { level, isClosed, isPersonGone, isStopped, contacts } = found
  if (isClosed) return 'closed'
  if (isStopped && !isPersonGone) return 'stopped'
  return level >= SERIOUS_LEVEL && contacts === 0 ? 'no-contact' : null
}

/** A stopped player expects us within 24 hours. */
export function refusalToPutOff({ isClosed, isStopped, isContacted }: Readiness): 'closed' | 'stopped' | null {
  if (isClosed) return 'closed'
  return isStopped && !isContacted ? 'stopped' : null
}
