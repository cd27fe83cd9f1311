import type { playerRecordEn } from './messages.en.ts'

export const playerRecordEs: typeof playerRecordEn = {
  title: 'Tu historial',
  text: 'Solo tú ves estos datos. Tú eliges qué compartir.',
  rounds: 'Rondas jugadas',
  favorite: 'Juego favorito',
  best: 'Tu mayor premio',
  since: 'Juegas desde',
  none: 'Aquí aparecerá tu mayor premio.',
  picture: 'Compartir imagen',
  noPicture: 'No pudimos crear la imagen. Inténtalo de nuevo.',
  amount: { coins: '{amount} monedas', entries: '{amount} participaciones' },
  share: 'Crear enlace',
  shareHint: 'Cualquiera con el enlace puede ver y verificar esta ronda. Muestra tu nombre visible, nunca tu saldo.',
  open: 'Ver la repetición',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'Tu navegador no permitió copiar. Abre la repetición y copia su dirección.',
  revoke: 'Quitar enlace',
  verifiable: 'Cualquiera puede verificar esta ronda: su semilla del servidor está revelada.',
  unrevealed:
    'Los demás ya pueden ver la repetición, y verificarla cuando se revele la semilla del servidor. Al revelarla empieza tu siguiente par.',
  reveal: 'Revelar la semilla',
  refusals: {
    hidden: 'Tu nombre está oculto para otros jugadores, así que no puedes compartir premios.',
    'no-win': 'Esa ronda no ganó nada. Actualiza la página e inténtalo de nuevo.',
  },
  privacy: 'Ajustes de privacidad',
  toSite: 'Ir al sitio',
  notYet: 'Verificable al revelarse',
  verifiableNow: 'Verificable',
}
