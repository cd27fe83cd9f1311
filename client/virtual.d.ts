declare module 'virtual:script/*' {
  const text: string
  export default text
}

/** The design system's messages in one language, compiled in a build. */
declare module 'virtual:words/en/ui' {
  import type { uiEn } from '#ui/messages.en.ts'

  const words: { readonly ui: typeof uiEn }
  export default words
}
/** The rules and odds of games in one language, compiled in a build; empty without one. */
declare module 'virtual:words/en/help' {
  const words: object
  export default words
}
declare module 'virtual:words/es/help' {
  const words: object
  export default words
}
declare module 'virtual:words/es/ui' {
  import type { uiEn } from '#ui/messages.en.ts'

  const words: { readonly ui: typeof uiEn }
  export default words
}
