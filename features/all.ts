import { account } from './account/feature.ts'
import { dailyLogin } from './daily-login/feature.ts'
import { gameProviders } from './game-providers/feature.ts'
import { gameSession } from './game-session/feature.ts'
import { lobby } from './lobby/feature.ts'
import { realtime } from './realtime/feature.ts'
import { terms } from './terms/feature.ts'

/** The one list of slices. Adding a line here asks every theme for its answer. */
export const FEATURES = [account, dailyLogin, gameProviders, gameSession, lobby, realtime, terms] as const

export type Feature = (typeof FEATURES)[number]
export type FeatureId = Feature['id']
export type FeatureOf<I extends FeatureId> = Extract<Feature, { readonly id: I }>
