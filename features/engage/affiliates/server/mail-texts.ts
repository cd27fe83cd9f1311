import type { Locale } from '#kernel/locale.ts'

interface Texts {
  readonly admitted: (brand: string) => string
  readonly declined: (brand: string) => string
  readonly greeting: (name: string) => string
  readonly isOpen: (brand: string) => string
  readonly entriesClosed: string
  readonly notNow: (brand: string) => string
  readonly action: string
  readonly closing: string
}

/** The mails about an application. */
export const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    admitted: (brand) => `You’re now a ${brand} affiliate`,
    declined: (brand) => `Your ${brand} affiliate application`,
    greeting: (name) => `Hi ${name},`,
    isOpen: (brand) => `We’ve accepted your application. Sign in to ${brand} to see your terms, links, and stats.`,
    entriesClosed: 'Under the official rules, affiliates can’t play with entries. You can still play with coins.',
    notNow: (brand) => `Thanks for your interest in ${brand}. We can’t accept your application at this time.`,
    action: 'Open your affiliate account',
    closing: 'Take care,',
  },
  es: {
    admitted: (brand) => `Ya eres afiliado de ${brand}`,
    declined: (brand) => `Tu solicitud de afiliado en ${brand}`,
    greeting: (name) => `Hola, ${name}:`,
    isOpen: (brand) =>
      `Aceptamos tu solicitud. Inicia sesión en ${brand} para ver tus condiciones, tus enlaces y tus estadísticas.`,
    entriesClosed:
      'Según las reglas oficiales, los afiliados no pueden jugar con participaciones. Con monedas puedes jugar como siempre.',
    notNow: (brand) => `Gracias por tu interés en ${brand}. Por ahora no podemos aceptar tu solicitud.`,
    action: 'Abrir tu cuenta de afiliado',
    closing: 'Un saludo,',
  },
}
