import type { GameMode } from '#features/play/game-session/contract.ts'
import type { AnyPlayEvent, AnyState } from '../play/any-state.ts'
import type { SoundTools } from '../sound/use-sounds.ts'

/** Controls and texts around a game, shared by slots and table games. */
export interface AnyTools extends SoundTools {
  readonly play: AnyPlay
  readonly state: AnyState
  /** No turbo, quick stop or autoplay (RTS 14). */
  readonly isStrict?: boolean
  readonly isTurbo: boolean
  readonly setTurbo: (isTurbo: boolean) => void
  readonly switchMode: (mode: GameMode) => Promise<void>
}

interface AnyPlay {
  send(event: AnyPlayEvent): void
  /** The main button. */
  press(): void
}
