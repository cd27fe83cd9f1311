import type { contentEn } from './messages.en.ts'

export const contentEs: typeof contentEn = {
  updated: 'Actualizado el {date}',
  onThisPage: 'En esta página',
  about: 'Sobre nosotros',
  officialRules: 'Reglas en breve',
  freeEntry: 'Entradas gratis',
  prizes: 'Premios',
  contact: 'Ayuda y contacto',
  faq: 'Preguntas',
  accessibility: 'Accesibilidad',
  cookies: 'Cookies',
}
