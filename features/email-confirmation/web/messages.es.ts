import type { emailConfirmationEn } from './messages.en.ts'

export const emailConfirmationEs: typeof emailConfirmationEn = {
  confirmingEmail: 'Estamos confirmando tu correo',
  emailConfirmedTitle: 'Tu correo está confirmado',
  emailConfirmedText: 'Gracias. Esto es para ti:',
  emailConfirmedPlain: 'Gracias. Ahora podemos escribirte.',
  emailExpiredTitle: 'Este enlace ya no sirve',
  emailExpiredText: 'Ya se usó o es muy antiguo. Podemos enviarte uno nuevo.',
  emailExpiredGuest: 'Ya se usó o es muy antiguo. Entra y te enviamos uno nuevo.',
  lovely: 'Genial',
  close: 'Cerrar',
  confirmEmailTitle: 'Confirma tu correo',
  confirmEmailPlain: 'Enviamos un enlace a {email}. Ábrelo para confirmar tu correo.',
  confirmEmailText: 'Enviamos un enlace a {email}. Ábrelo y {coins} monedas serán tuyas.',
  resend: 'Enviar el enlace otra vez',
  resent: 'El enlace va camino de {email}.',
  alreadyConfirmed: 'Tu correo ya está confirmado.',
  later: 'Más tarde',
  noEmail: 'Tu cuenta no tiene correo.',
}
