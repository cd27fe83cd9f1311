import type { promotionsEn } from './messages.en.ts'

export const promotionsEs: typeof promotionsEn = {
  title: 'Promociones',
  text: 'Lo que puedes conseguir ahora y lo que abre después. Donde se dan entradas hay siempre una vía gratis.',
  sections: { running: 'En marcha', planned: 'Empieza pronto', none: 'Aún sin fecha' },
  strip: { running: 'En marcha', planned: 'Abre en', none: 'Aún sin fecha', ended: 'Terminado' },
  vaultTitle: 'Cámara de premios',
  vaultText: 'Lo que puedes tener ahora y lo que abre después.',
  vaultEmpty: 'La cámara está vacía de momento. Lo próximo que abra estará aquí.',
  all: 'Todas las promociones',
  empty: 'De momento no hay nada. Vuelve pronto.',
  retry: 'Intentar de nuevo',
  reminder: {
    ask: 'Avísame cuando empiece',
    isOn: 'Aviso activado',
    on: 'Te avisaremos cuando empiece.',
    off: 'El aviso está desactivado.',
    failed: 'No se pudo guardar el aviso. Inténtalo otra vez.',
  },
  redesign: {
    short: 'Novedades',
    title: 'Novedades en {brand}',
    text: 'El sitio se ha hecho de nuevo. Esto es lo que cambia para ti y dónde verlo.',
    fair: {
      title: 'Cada ronda se puede comprobar',
      text: 'El resultado se sella antes de jugar. Después puedes comprobarlo tú, en tu navegador.',
      link: 'Ver juego limpio',
    },
    rounds: {
      title: 'Tus rondas, guardadas y repetidas',
      text: 'Encuentra cualquier ronda, vuelve a verla y mira lo que dio.',
      link: 'Abrir mis rondas',
    },
    promotions: {
      title: 'Todos los premios en un sitio',
      text: 'Lo que está en marcha, lo que viene y cuándo, al segundo.',
      link: 'Ver promociones',
    },
    games: {
      title: 'Juegos propios',
      text: 'Slots, mesas y juegos instantáneos, con sus probabilidades a la vista antes de jugar.',
      link: 'Ver juegos',
    },
    care: {
      title: 'Tú marcas el ritmo',
      text: 'Los avisos te dicen cuánto llevas jugando, tan a menudo como quieras.',
      link: 'Juego responsable',
    },
    how: {
      title: 'Monedas y entradas, explicadas',
      text: 'Para qué sirve cada una y cómo conseguirlas sin comprar nada.',
      link: 'Cómo funciona',
    },
  },
}
