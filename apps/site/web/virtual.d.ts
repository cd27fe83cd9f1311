declare module 'virtual:words/*' {
  import type { Messages } from '#features/messages.en.ts'

  const words: Messages
  export default words
}
declare module 'virtual:script/*' {
  const text: string
  export default text
}
