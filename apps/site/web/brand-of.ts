import { FEATURES, SLICE_IDS } from '#features/all.ts'
import { isInTheme, movedPagesOf } from '#kernel/feature.ts'
import type { Locale } from '#kernel/locale.ts'
import { copyOf } from '#kernel/theme.ts'
import type { Theme } from '#themes/theme.ts'
import type { Brand } from '#ui/brand/brand.tsx'

/** The brand data of pages as its theme has it; its messages in one language. */
export const brandOf = (theme: Theme, locale: Locale): Brand => ({
  id: theme.id,
  name: theme.name,
  scheme: theme.look.scheme,
  logo: theme.look.logo,
  scene: theme.look.scene,
  money: theme.look.money,
  ...(theme.isPlayStrict && { isPlayStrict: true }),
  features: SLICE_IDS.filter((id) => isInTheme(theme, id)),
  moved: movedPagesOf(theme, FEATURES),
  sponsor: null,
  copy: copyOf(theme, locale),
})
