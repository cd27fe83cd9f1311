import type { referralEn } from './messages.en.ts'

export const referralEs: typeof referralEn = {
  name: 'Invita a amigos',
  link: 'Tu enlace',
  code: 'Tu código',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo a mano.',
  share: 'Compartir',
  shareText: 'Juega conmigo en {brand}. Con este enlace empiezas con un regalo mayor:',
  both: 'Lo que recibís los dos',
  friend: 'Tu amigo, al registrarse',
  you: 'Tú, por cada amigo',
  condition: {
    confirmed: 'Cuando tu amigo haya confirmado su correo.',
    complete: 'Cuando tu amigo haya confirmado su correo y completado su perfil.',
  },
  youNone: 'De momento no hay prevista una recompensa para quien invita.',
  youPlanned: 'Por los amigos que lo consigan desde que empiece la campaña.',
  invited: 'Quién vino por tu enlace',
  count: '{count, plural, =0 {Nadie todavía} one {# amigo} other {# amigos}}',
  none: 'Nadie ha venido aún por tu enlace. Quien venga estará aquí.',
  who: 'Amigo',
  since: 'Llegó',
  state: 'Hasta dónde',
  states: {
    joined: 'Registrado',
    confirmed: 'Correo confirmado',
    complete: 'Perfil completo',
  },
  signUp: 'Regístrate gratis',
  guest: 'Regístrate para tener tu propio enlace.',
}
