import type { Locale } from '#kernel/locale.ts'

/** Announces that a copy is ready. The link opens the page, which requires a session. */
export const MAIL_TEXTS = {
  en: (brand: string, name: string) => ({
    subject: `Your ${brand} data is ready to download`,
    greeting: `Hi ${name},`,
    paragraphs: [
      'The copy of your data you requested is ready. Sign in to download it within 7 days.',
      'Didn’t request this? Reset your password right away.',
    ],
    action: 'Download my data',
    closing: 'Take care,',
  }),
  es: (brand: string, name: string) => ({
    subject: `Tus datos de ${brand} están listos para descargar`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'La copia de tus datos que pediste está lista. Inicia sesión para descargarla en los próximos 7 días.',
      '¿No la pediste? Restablece tu contraseña de inmediato.',
    ],
    action: 'Descargar mis datos',
    closing: 'Un saludo,',
  }),
} as const satisfies Record<Locale, unknown>
