import type { Cue } from './cue.ts'

/** Carries out cues. `show` starts one; `settle` puts the stage into its final state immediately. */
export interface CueStage {
  show(cue: Cue): void
  settle(cue: Cue): void
}

export interface Playing {
  /** Resolves when the last cue is done. */
  readonly finished: Promise<void>
  /** Ends the current cue: the first press of a quick stop. */
  hurry(): void
  /** Ends all cues. */
  skip(): void
}

type Wait = (ms: number) => { done: Promise<void>; end: () => void }

/** Plays cues in sequence. However it is sped up, each cue is settled once and in order. */
export function playCues(cues: readonly Cue[], stage: CueStage, wait: Wait = waitByTimer): Playing {
  let isSkipping = false
  let endCurrent = (): void => {}
  const run = async (): Promise<void> => {
    for (const cue of cues) {
      if (!isSkipping && cue.ms > 0) {
        stage.show(cue)
        const waiting = wait(cue.ms)
        endCurrent = waiting.end
        await waiting.done
      }
      stage.settle(cue)
    }
  }
  return {
    finished: run(),
    hurry: () => endCurrent(),
    skip() {
      isSkipping = true
      endCurrent()
    },
  }
}

const waitByTimer: Wait = (ms) => {
  let end = (): void => {}
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    end = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { done, end }
}
