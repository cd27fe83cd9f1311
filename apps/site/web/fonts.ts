import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { ThemeLook } from '#themes/theme.ts'

const URLS: Readonly<Record<ThemeLook['displayFont'], string>> = { outfit, fredoka }

export const displayFontUrl = (font: ThemeLook['displayFont'] = 'outfit'): string => URLS[font]
