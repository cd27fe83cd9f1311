import { defineFeature } from '#kernel/feature.ts'

export interface VerificationOptions {
  /** Where the widget is offered. */
  readonly showOn: readonly 'profile'[]
}

/** Proving who one is, by a provider or to a person (ACC-2, ACC-3). */
export const verification = defineFeature<'verification', VerificationOptions>({
  id: 'verification',
  defaults: { showOn: ['profile'] },
})
