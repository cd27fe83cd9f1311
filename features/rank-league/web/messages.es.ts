import type { rankLeagueEn } from './messages.en.ts'

export const rankLeagueEs: typeof rankLeagueEn = {
  levelTitle: '¡Has llegado a {level}!',
  levelText: 'Gracias por jugar con nosotros. Esto es por el nuevo nivel.',
  statusTitle: '¡Te damos la bienvenida a {section}!',
  statusText: 'Desde ahora tu premio semanal es de hasta {amount} entradas.',
  statusTextPlain: 'Se te abre una nueva parte de la liga.',
  rewardReady: 'Tu premio semanal está listo: {amount} entradas.',
  rewardGone: 'Tu premio semanal ha caducado. El próximo llega el lunes.',
  done: 'Estupendo',
}
