import type { LinkMail } from '#platform/auth/one-time/mailed-links.ts'

export const CONFIRMATION: LinkMail = {
  purpose: 'confirm-email',
  path: (token) => `/?openNotify=EMAIL_VERIFIED&token=${token}`,
  texts: {
    en: {
      subject: 'Confirm your email to get your reward',
      greeting: 'Hi {name},',
      paragraphs: [
        'Welcome to {brand}. Confirm your email to claim your reward.',
        'The link works for 3 days. If you didn’t sign up, you can ignore this email.',
      ],
      action: 'Confirm my email',
      closing: 'Have fun,',
    },
    es: {
      subject: 'Confirma tu correo y recibe tu recompensa',
      greeting: 'Hola, {name}:',
      paragraphs: [
        'Te damos la bienvenida a {brand}. Confirma tu correo para reclamar tu recompensa.',
        'El enlace sirve por 3 días. Si no te registraste, ignora este correo.',
      ],
      action: 'Confirmar mi correo',
      closing: 'Que te diviertas,',
    },
  },
}
