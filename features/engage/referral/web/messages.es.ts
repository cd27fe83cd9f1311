import type { referralEn } from './messages.en.ts'

export const referralEs: typeof referralEn = {
  name: 'Invita a amigos',
  link: 'Tu enlace',
  code: 'Tu código',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo manualmente.',
  share: 'Compartir',
  shareText: 'Juega conmigo en {brand}. Regístrate con mi enlace y los dos recibiremos una recompensa:',
  both: 'Lo que reciben los dos',
  friend: 'Tu amigo',
  you: 'Tú, por cada amigo',
  condition: {
    confirmed: 'Los dos reciben la recompensa cuando tu amigo confirme su correo o su teléfono.',
    complete: 'Los dos reciben la recompensa cuando tu amigo confirme su correo o su teléfono y complete su perfil.',
    active:
      'Los dos reciben la recompensa cuando tu amigo confirme su correo o su teléfono y llegue al nivel VIP 2 o compre un paquete.',
  },
  friendsMax: '{count, plural, one {Puedes recibirla por # amigo.} other {Puedes recibirla por hasta # amigos.}}',
  planned: 'Solo cuentan los amigos que cumplan los requisitos durante la campaña.',
  noReward: 'Por ahora no hay recompensa por invitar.',
  invited: 'Tus recomendados',
  count: '{count, plural, =0 {Aún no hay amigos} one {# amigo} other {# amigos}}',
  none: 'Aún nadie se ha unido con tu enlace.',
  who: 'Amigo',
  since: 'Se unió',
  state: 'Estado',
  states: {
    joined: 'Registrado',
    confirmed: 'Contacto confirmado',
    complete: 'Perfil completado',
    active: 'Jugador activo',
    'not-eligible': 'No cumple los requisitos',
  },
  signUp: 'Regístrate gratis',
  guest: 'Regístrate para tener tu propio enlace.',
}
