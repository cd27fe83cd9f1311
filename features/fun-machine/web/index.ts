import type { WebFeature } from '#ui/feature.ts'
import { funMachine } from '../feature.ts'

/** The machine has a page of its own; its card stands among the promotions. */
export const funMachineWeb: WebFeature = { id: funMachine.id }
