declare module 'virtual:script/*' {
  const text: string
  export default text
}
