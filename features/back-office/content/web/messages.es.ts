import type { contentEn } from './messages.en.ts'

export const contentEs: typeof contentEn = {
  updated: 'Actualizado el {date}',
  onThisPage: 'En esta página',
  about: 'Sobre nosotros',
  officialRules: 'Resumen de las reglas',
  freeEntry: 'Participaciones gratis',
  prizes: 'Premios',
  contact: 'Ayuda y contacto',
  faq: 'Preguntas frecuentes',
  accessibility: 'Accesibilidad',
  cookies: 'Cookies',
}
