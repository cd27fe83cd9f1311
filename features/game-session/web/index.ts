import type { WebFeature } from '#ui/feature.ts'
import { gameSession } from '../feature.ts'
import { onPush } from './on-push.ts'

/** Games, rounds and fair play. */
export const gameSessionWeb: WebFeature = { id: gameSession.id, onPush }
