import type { termsEn } from './messages.en.ts'

export const termsEs: typeof termsEn = {
  title: 'Antes de seguir jugando',
  text: '{count, plural, one {Lee esto y confírmalo, por favor.} other {Lee estos documentos y confírmalos, por favor.}}',
  version: 'Vigente desde el {date}',
  documents: 'Documentos',
  confirm: 'Lo he leído y estoy de acuerdo',
  outdated: 'Hay una versión más reciente. Léela y confirma otra vez.',
  signOut: 'Salir',
  others: 'Lee también',
}
