// Runs inside the drawn page: `late-scripts.ts` writes it there, after what it is to start.
import { keepPresses } from './keep-presses.ts'
import { keepTyping } from './keep-typing.ts'
import { type LateStart, startLate } from './start-late.ts'

declare const LATE: LateStart

keepPresses()
keepTyping()
startLate(LATE)
