// Runs inline in the page: `late-scripts.ts` writes it there, after the scripts that it starts.
import { keepPresses } from './keep-presses.ts'
import { keepTyping } from './keep-typing.ts'
import { type LateStart, startLate } from './start-late.ts'

declare const LATE: LateStart

keepPresses()
keepTyping()
startLate(LATE)
