import { defineFeature } from '#kernel/feature.ts'

/** What home and lobby announce, as operators write it. */
export const banners = defineFeature<'banners', object>({ id: 'banners', defaults: {} })
