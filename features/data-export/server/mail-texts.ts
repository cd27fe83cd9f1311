import type { Locale } from '#kernel/locale.ts'

/** What tells that a copy is ready. The link opens the page, where one has to be signed in. */
export const MAIL_TEXTS = {
  en: (brand: string, login: string) => ({
    subject: `Your data from ${brand} are ready`,
    greeting: `Hello ${login},`,
    paragraphs: [
      'the copy of your data that you asked for is ready. Sign in to save it; it is deleted after seven days.',
      'If it was not you who asked, choose a new password right away.',
    ],
    action: 'Save my data',
    closing: 'Take care,',
  }),
  es: (brand: string, login: string) => ({
    subject: `Tus datos de ${brand} están listos`,
    greeting: `Hola, ${login}:`,
    paragraphs: [
      'la copia de tus datos que pediste está lista. Entra para guardarla; se borra pasados siete días.',
      'Si no la pediste tú, elige una contraseña nueva cuanto antes.',
    ],
    action: 'Guardar mis datos',
    closing: 'Un saludo,',
  }),
} as const satisfies Record<Locale, unknown>
