import type { notificationsEn } from './messages.en.ts'

export const notificationsEs: typeof notificationsEn = {
  title: 'Notificaciones',
  inbox: 'Mensajes',
  inboxEmpty: 'Aquí verás mensajes sobre premios, victorias y tu cuenta.',
  inboxFailed: 'No pudimos cargar tus mensajes.',
  retry: 'Intentar de nuevo',
  readAll: 'Marcar todo como leído',
  settings: 'Ajustes de notificaciones',
  unread: 'sin leer',
  justNow: 'Ahora mismo',
  moreSignIns: 'Ver {count} inicios de sesión anteriores',
  choices: 'Lo que te avisaremos',
  choicesText: 'Se aplica a todos tus dispositivos.',
  kinds: {
    'sign-in': {
      title: 'Nuevos inicios de sesión',
      text: 'Cuando alguien inicia sesión en tu cuenta desde un dispositivo nuevo.',
    },
    redemption: { title: 'Canjes', text: 'Cuando tu premio va en camino o necesitamos algo de ti.' },
    care: { title: 'Tu forma de jugar', text: 'Cuando vemos cambios en cómo juegas. También por correo.' },
    'daily-prize': {
      title: 'Premio diario',
      text: 'Un recordatorio cuando tu próximo premio diario está listo.',
    },
    'free-spins': { title: 'Giros gratis', text: 'Cuando recibes giros gratis y no estás conectado.' },
    prize: {
      title: 'Premios',
      text: 'Cuando un torneo, un sorteo u otra promoción te da un premio y no estás conectado.',
    },
    reminder: { title: 'Tus recordatorios', text: 'Cuando sale un juego o una promoción que te interesaba.' },
  },
  breaks: 'No enviamos recordatorios ni ofertas mientras estás en un descanso, sin importar lo que esté activado aquí.',
}
