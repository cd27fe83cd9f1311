import type { notificationsEn } from './messages.en.ts'

export const notificationsEs: typeof notificationsEn = {
  title: 'Notificaciones',
  choices: 'Qué quieres saber',
  choicesText: 'Vale para todos tus dispositivos.',
  kinds: {
    'sign-in': { title: 'Nuevos inicios de sesión', text: 'Cuando alguien entra en tu cuenta desde otro dispositivo.' },
    'daily-prize': {
      title: 'Premio diario',
      text: 'Un recordatorio de día, cuando el siguiente premio de tu racha ya está abierto.',
    },
    'free-spins': { title: 'Tiradas gratis', text: 'Cuando recibes tiradas gratis y no estás jugando.' },
    reminder: { title: 'Tus avisos', text: 'Cuando abre un juego o empieza una promoción y pediste un aviso.' },
  },
  breaks: 'Mientras te tomas un descanso del juego no enviamos recordatorios ni ofertas, esté lo que esté activado aquí.',
}
