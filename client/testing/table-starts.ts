import { exampleBets, playSeeded } from '#engine/play.ts'
import type { Bet, Choice } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import { CLIENT_SEED, SERVER_SEED } from './staged-rounds.ts'

const LOOKED_AT_MAX = 150

/** A table's round that shows a given event, or offers a given choice. */
export interface TableStart {
  readonly name: string
  readonly nonce: number
}

/** For each kind of event and choice the first round that has it, by default or after one other choice. */
export function tableStarts({ definition }: AnyGame): TableStart[] {
  const first = new Map<string, number>()
  const bets = exampleBets(definition, definition.betLevels.TournamentPoints[2] ?? 0, 'TournamentPoints').slice(0, 3)
  for (let nonce = 0; nonce < LOOKED_AT_MAX; nonce++) {
    const note = (name: string): void => void (first.has(name) || first.set(name, nonce))
    for (const { bet } of bets) {
      const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }
      lookAt((choices) => playSeeded(definition, seeds, bet satisfies Bet, choices), note)
    }
  }
  return [...first].map(([name, nonce]) => ({ name, nonce }))
}

function lookAt(play: (choices: readonly Choice[]) => ReturnType<typeof playSeeded>, note: (name: string) => void): void {
  const finish = (choices: readonly Choice[]): void => {
    const played = play(choices)
    for (const event of played.events) {
      note(event.type)
      if (event.type === 'sideSettled' && event.result) note(`${event.side} ${event.result}`)
    }
    if (played.awaiting) finish([...choices, played.awaiting.byDefault])
  }
  for (let choices: Choice[] = []; ;) {
    const { awaiting } = play(choices)
    if (!awaiting) break
    const byKind = new Map(awaiting.options.map(({ choice }) => [choice.kind, choice]))
    for (const [kind, choice] of byKind) {
      note(`offers ${kind}`)
      finish([...choices, choice])
    }
    choices = [...choices, awaiting.byDefault]
  }
  finish([])
}
