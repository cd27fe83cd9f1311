import { defineFeature } from '#kernel/feature.ts'

export const passkeys = defineFeature<'passkeys', object>({ id: 'passkeys', defaults: {} })
