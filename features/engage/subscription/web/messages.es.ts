import type { subscriptionEn } from './messages.en.ts'

export const subscriptionEs: typeof subscriptionEn = {
  title: 'Preferencias de promociones',
  offers: 'Ofertas y novedades',
  offersText: 'Elige cómo quieres enterarte de las promociones. Puedes cambiarlo cuando quieras.',
  channels: {
    email: {
      title: 'Correo',
      text: 'Promociones y novedades, solo unas pocas por semana. Cancela cuando quieras.',
    },
    push: { title: 'Notificaciones', text: 'Promociones en tus dispositivos. Desactívalas para no recibirlas más.' },
    text: {
      title: 'Mensajes de texto',
      text: 'Promociones por mensaje de texto. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para cancelar.',
    },
  },
  obstacles: {
    'no-email': 'Tu cuenta no tiene correo.',
    'email-unconfirmed': 'Confirma tu correo primero.',
    'no-phone': 'Agrega y confirma primero un número de teléfono.',
  },
  agreed: 'Aceptado el {at} (versión {version})',
  ended: 'Cancelado el {at}',
  always: 'Lo que recibes siempre',
  alwaysText:
    'Siempre recibirás mensajes sobre tu cuenta: confirmaciones, alertas de inicio de sesión, contraseñas y cambios en los términos.',
  kinds: 'Notificaciones por dispositivo',
  breaks: 'No enviamos promociones mientras estás en un descanso o autoexcluido.',
  unsubscribeTitle: 'Cancelar las promociones por correo',
  unsubscribeText: 'Dejarás de recibir promociones por correo. Seguirás recibiendo mensajes sobre tu cuenta.',
  unsubscribe: 'Cancelar suscripción',
  doneTitle: 'Suscripción cancelada',
  doneText: 'Ya no recibirás promociones por correo. Puedes activarlas de nuevo en tu cuenta.',
  wrongTitle: 'Este enlace no funciona',
  wrongText: 'Ábrelo de nuevo desde el correo, o inicia sesión y desactiva los correos en tu cuenta.',
  toAccount: 'Preferencias de promociones',
  home: 'Volver al inicio',
}
