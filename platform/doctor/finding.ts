/** What a check found: in order, worth knowing, or to be put right before players meet it. */
export interface Finding {
  readonly level: 'good' | 'note' | 'bad'
  readonly about: string
  /** One sentence; with what to do unless all is well. */
  readonly says: string
}

export const good = (about: string, says: string): Finding => ({ level: 'good', about, says })
export const note = (about: string, says: string): Finding => ({ level: 'note', about, says })
export const bad = (about: string, says: string): Finding => ({ level: 'bad', about, says })

/** The result of a check; one that fails is a finding too, and the others run. */
export async function findingOf(about: string, check: () => Promise<Finding> | Finding): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return bad(about, `could not be checked (${(error as Error).message}); see to the other findings first.`)
  }
}

/** One line, readable in a log. */
export const lineOf = ({ level, about, says }: Finding): string => `${level.padEnd(4)}  ${about}: ${says}`
