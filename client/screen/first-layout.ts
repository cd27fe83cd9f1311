// Runs inline before the page's modules load: places the reels where the canvas will put them.
import { writeLayout } from '../stage/keep-layout.ts'

const script = document.currentScript
const screen = script?.closest<HTMLElement>('.game')
const field = screen?.querySelector<HTMLElement>('.game-field')
const [reels = 0, rows = 0, most = 0, screens = 1] = script?.dataset['grid']?.split(' ').map(Number) ?? []
if (screen && field) writeLayout(screen, field, { reels, rows, most, screens })
