import type { GameMode } from '#features/play/game-session/contract.ts'
import type { AnyPlayEvent, AnyState } from '../play/any-state.ts'
import type { Sounds } from '../sound/sounds.ts'

/** Controls and texts around a game, shared by slots and table games. */
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
  /** The main button. */
  press(): void
}
