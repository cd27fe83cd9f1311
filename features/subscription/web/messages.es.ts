import type { subscriptionEn } from './messages.en.ts'

export const subscriptionEs: typeof subscriptionEn = {
  title: 'Suscripción',
  offers: 'Ofertas y novedades',
  offersText: 'Por qué vías quieres enterarte de las promociones. Puedes cambiar de opinión cuando quieras.',
  channels: {
    email: {
      title: 'Correo',
      text: 'Promociones y novedades, como mucho unas pocas por semana. Cada correo lleva un enlace para dejarlos.',
    },
    push: { title: 'Notificaciones', text: 'Invitaciones a jugar en tus dispositivos. Si lo apagas aquí, no te llega ninguna.' },
    text: { title: 'Mensajes de texto', text: 'Promociones en tu teléfono. Tu operador puede cobrar los mensajes y los datos.' },
  },
  obstacles: {
    'no-email': 'Tu cuenta no tiene dirección de correo.',
    'email-unconfirmed': 'Confirma primero tu correo; hasta entonces no se envía nada.',
    'no-phone': 'Hace falta un teléfono confirmado, y tu cuenta no tiene ninguno.',
  },
  agreed: 'Aceptado el {at} (versión {version})',
  ended: 'Terminado el {at}',
  always: 'Lo que recibes siempre',
  alwaysText:
    'Los correos sobre tu cuenta no son ofertas: confirmaciones, avisos de acceso, contraseñas nuevas, cambios en los términos.',
  kinds: 'Qué notificaciones y en qué dispositivo',
  breaks: 'Mientras descansas o estás excluido no se envía ninguna oferta, diga lo que diga esta página.',
  unsubscribeTitle: 'Dejar los correos de ofertas',
  unsubscribeText: 'Dejamos de enviarte ofertas por correo. Los correos sobre tu cuenta siguen llegando.',
  unsubscribe: 'Dejarlos',
  doneTitle: 'Hecho',
  doneText: 'No recibirás más ofertas por correo. Puedes volver a activarlas en tu cuenta.',
  wrongTitle: 'Este enlace no funciona',
  wrongText: 'Ábrelo otra vez desde el correo, o entra y apaga los correos en tu cuenta.',
  toAccount: 'A mi suscripción',
  home: 'Volver al inicio',
}
