import '#platform/feature.ts'
import type { Locale } from '#kernel/locale.ts'
import type { VisitorContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Operators' replacements of built-in messages, as ICU by message key. */
    readonly words?: (ctx: VisitorContext, locale: Locale) => Readonly<Record<string, string>>
    /**
     * Called before any page is shown: returns a redirect, or the page's checks. `page` is a path without the
     * language prefix.
     */
    readonly guardPage?: (ctx: VisitorContext, page: string) => Promise<PageGuard | null>
  }
}
