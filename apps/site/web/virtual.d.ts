declare module 'virtual:words/*' {
  const words: import('#features/messages.en.ts').Messages
  export default words
}
