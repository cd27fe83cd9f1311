import { sundrift } from './sundrift.ts'
import type { Theme } from './theme.ts'
import { velmora } from './velmora.ts'

export const THEMES: readonly Theme[] = [velmora, sundrift]

export const DEFAULT_THEME = velmora

export const findTheme = (id: string): Theme | undefined => THEMES.find((theme) => theme.id === id)

/** The brand of a host name (without port), or undefined where none claims it. */
export const themeOfHost = (host: string): Theme | undefined => THEMES.find((theme) => theme.hosts.includes(host))
