import { defineFeature } from '#kernel/feature.ts'

export interface VerificationOptions {
  /** Where the widget is available. */
  readonly showOn: readonly 'profile'[]
}

/** Identity verification, by a provider or an operator (ACC-2, ACC-3). */
export const verification = defineFeature<'verification', VerificationOptions>({
  id: 'verification',
  defaults: { showOn: ['profile'] },
})
