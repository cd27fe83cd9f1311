import { FEATURES, IN_EVERY_THEME } from '#features/all.ts'
import { movedPagesOf } from '#kernel/feature.ts'
import type { Locale } from '#kernel/locale.ts'
import { copyOf } from '#kernel/theme.ts'
import type { Theme } from '#themes/theme.ts'
import type { Brand } from '#ui/brand/brand.tsx'

/** All that pages know of the brand; of its words those of one language. */
export const brandOf = (theme: Theme, locale: Locale): Brand => ({
  id: theme.id,
  name: theme.name,
  scheme: theme.look.scheme,
  logo: theme.look.logo,
  scene: theme.look.scene,
  money: theme.look.money,
  features: [...Object.entries(theme.features).flatMap(([feature, answer]) => (answer ? [feature] : [])), ...IN_EVERY_THEME],
  moved: movedPagesOf(theme, FEATURES),
  copy: copyOf(theme, locale),
})
