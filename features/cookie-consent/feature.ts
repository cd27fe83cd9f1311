import { defineFeature } from '#kernel/feature.ts'

export const cookieConsent = defineFeature({ id: 'cookie-consent', defaults: {} })
