import { hear } from '#ui/realtime/on-message.ts'
import { cosmicBoxesPush } from '../contract.ts'
import { keepBoxes } from './queries.ts'

/** A pick in another window opens the boxes in this one. */
export const onPush = [hear(cosmicBoxesPush, ({ action: _, ...boxes }, { queries }) => keepBoxes(queries, boxes))]
