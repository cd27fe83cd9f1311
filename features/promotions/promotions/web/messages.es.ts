import type { promotionsEn } from './messages.en.ts'

export const promotionsEs: typeof promotionsEn = {
  title: 'Promociones',
  text: 'Mira lo que está disponible y lo que viene. Toda promoción que da participaciones tiene una forma gratis de participar.',
  sections: { running: 'Disponible ahora', planned: 'Muy pronto', none: 'Fecha por anunciar' },
  strip: { running: 'Disponible ahora', planned: 'Empieza en', none: 'Fecha por anunciar', ended: 'Terminó' },
  vaultTitle: 'Bóveda de premios',
  vaultText: 'Lo que puedes reclamar ahora y lo que viene.',
  vaultEmpty: 'No hay nada que reclamar por ahora.',
  all: 'Todas las promociones',
  empty: 'No hay nada disponible por ahora. Vuelve pronto.',
  retry: 'Intentar de nuevo',
  past: {
    title: 'Promociones anteriores',
    text: 'Todas las promociones que terminaron, de la más reciente a la más antigua.',
    empty: 'Las promociones aparecerán aquí cuando terminen.',
    days: '{from} – {to}',
    details: 'Ver detalles',
    pages: 'Más promociones anteriores',
    newer: 'Más recientes',
    older: 'Más antiguas',
    current: 'Promociones actuales',
  },
  reminder: {
    ask: 'Avísame',
    isOn: 'Recordatorio activado',
    on: 'Te avisaremos cuando empiece.',
    off: 'Recordatorio eliminado.',
    failed: 'No pudimos guardar tu recordatorio. Inténtalo de nuevo.',
  },
  redesign: {
    short: 'Novedades',
    title: 'Novedades en {brand}',
    text: 'Renovamos el sitio. Esto es lo que cambió para ti.',
    fair: {
      title: 'Cada ronda es verificable',
      text: 'Cada resultado queda sellado antes de que juegues. Después puedes verificarlo en tu propio navegador.',
      link: 'Ver cómo se verifica',
    },
    rounds: {
      title: 'Repite cualquier ronda',
      text: 'Encuentra cualquier ronda, vuelve a verla y mira lo que ganaste.',
      link: 'Abrir historial de juego',
    },
    promotions: {
      title: 'Todas las recompensas en un solo lugar',
      text: 'Lo que está disponible, lo que viene y cuándo empieza.',
      link: 'Ver promociones',
    },
    games: {
      title: 'Juegos originales',
      text: 'Slots, juegos de mesa y juegos instantáneos, con las probabilidades a la vista antes de jugar.',
      link: 'Ver juegos',
    },
    care: {
      title: 'Tú marcas el ritmo',
      text: 'Activa recordatorios que te digan cuánto tiempo llevas jugando.',
      link: 'Juego responsable',
    },
    how: {
      title: 'Monedas y participaciones, explicadas',
      text: 'Para qué sirve cada una y cómo obtenerlas gratis.',
      link: 'Cómo funciona',
    },
  },
}
