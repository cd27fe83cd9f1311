import type { termsEn } from './messages.en.ts'

export const termsEs: typeof termsEn = {
  title: 'Antes de continuar',
  text: '{count, plural, one {Revisa y acepta este documento.} other {Revisa y acepta estos documentos.}}',
  version: 'Vigente desde el {date}',
  documents: 'Documentos',
  confirm: 'Acepto',
  outdated: 'Hay una versión más reciente. Revísala y acéptala.',
  signOut: 'Cerrar sesión',
  others: 'Ver también',
}
