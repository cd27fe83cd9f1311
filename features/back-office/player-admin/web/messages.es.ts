import type { playerAdminEn } from './messages.en.ts'

export const playerAdminEs: typeof playerAdminEn = {
  title: 'Tu cuenta está en pausa',
  closed: 'Por ahora no puedes jugar, comprar ni reclamar recompensas.',
  open: 'Sí puedes terminar rondas abiertas, canjear tus ganancias, ver tu historial y tomar un descanso.',
  toHistory: 'Ver historial de juego',
  toExclusion: 'Autoexclusión',
}
