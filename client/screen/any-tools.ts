import type { GameMode } from '#features/game-session/contract.ts'
import type { AnyPlayEvent, AnyState } from '../play/any-state.ts'
import type { Sounds } from '../sound/sounds.ts'

/** What is pressed and read around a game, be it on reels or at a table. */
export interface AnyTools {
  readonly play: AnyPlay
  readonly state: AnyState
  readonly sounds: Sounds
  readonly isTurbo: boolean
  readonly setTurbo: (isTurbo: boolean) => void
  readonly isSoundOn: boolean
  readonly setSound: (isOn: boolean) => void
  readonly switchMode: (mode: GameMode) => Promise<void>
}

interface AnyPlay {
  send(event: AnyPlayEvent): void
  /** The one big button. */
  press(): void
}
