import type { LinkMail } from '#platform/auth/mailed-links.ts'

export const CONFIRMATION: LinkMail = {
  purpose: 'confirm-email',
  path: (token) => `/?openNotify=EMAIL_VERIFIED&token=${token}`,
  texts: {
    en: {
      subject: 'Confirm your e-mail for {brand}',
      greeting: 'Hello {login},',
      paragraphs: [
        'welcome to {brand}. Please confirm that this is your address; your reward is waiting behind the link.',
        'The link works for three days. If you did not open an account, ignore this mail.',
      ],
      action: 'Confirm my e-mail',
      closing: 'Have fun,',
    },
    es: {
      subject: 'Confirma tu correo para {brand}',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'te damos la bienvenida a {brand}. Confirma que esta es tu dirección; tu recompensa te espera tras el enlace.',
        'El enlace sirve durante tres días. Si no abriste una cuenta, ignora este correo.',
      ],
      action: 'Confirmar mi correo',
      closing: 'Que te diviertas,',
    },
  },
}
