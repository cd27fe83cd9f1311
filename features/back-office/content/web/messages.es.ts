import type { contentEn } from './messages.en.ts'

export const contentEs: typeof contentEn = {
  updated: 'Actualizado el {date}',
  onThisPage: 'En esta página',
  searchQuestions: 'Buscar preguntas',
  questions: '{count, plural, one {1 pregunta} other {# preguntas}}',
  noQuestions: 'Ninguna pregunta coincide. Prueba con otra palabra o <support>pregúntanos</support>.',
  more: 'Más ayuda',
  about: 'Sobre nosotros',
  officialRules: 'Resumen de las reglas',
  freeEntry: 'Participaciones gratis',
  prizes: 'Premios',
  contact: 'Ayuda y contacto',
  faq: 'Preguntas frecuentes',
  accessibility: 'Accesibilidad',
  cookies: 'Cookies',
}
