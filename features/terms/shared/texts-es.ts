import type { TermsText } from './terms-text.ts'

/** `{brand}` is filled in. */
export const SPANISH: Record<string, TermsText> = {
  'terms-of-use@2026-11-01': {
    title: 'Términos de uso',
    sections: [
      {
        heading: 'Quién puede jugar',
        paragraphs: [
          'Puedes abrir una sola cuenta, para ti, si vives en un estado donde se ofrece {brand} y has cumplido la edad que pide tu estado: 18 años, en Alabama y Nebraska 19, en Misisipi 21.',
          'Lo que nos cuentas de ti tiene que ser cierto. Podemos pedirte que lo demuestres.',
        ],
      },
      {
        heading: 'Monedas y entradas',
        paragraphs: [
          'Las monedas y los puntos que se ganan con ellas son para divertirse. No tienen valor fuera de {brand} y nunca salen de aquí.',
          'Las entradas son un regalo y nunca se venden. Lo que ganes con ellas se puede canjear según las reglas del sorteo.',
          'Nada se puede pasar de un jugador a otro.',
        ],
      },
      {
        heading: 'Juegos limpios',
        paragraphs: [
          'Cada resultado nace de semillas comprometidas antes de que juegues. Puedes comprobar cada ronda por tu cuenta.',
          'Las probabilidades de un juego se muestran antes de jugarlo. No dependen de tu saldo, tu historial ni tu nivel.',
        ],
      },
      {
        heading: 'Rondas interrumpidas',
        paragraphs: [
          'Una ronda empezada se decide y se guarda, también cuando se corta tu conexión. La encuentras al volver y en tu historial.',
          'Si el fallo es nuestro, se te devuelve lo jugado.',
        ],
      },
      {
        heading: 'Tu cuenta',
        paragraphs: [
          'No compartas tu contraseña. Tras tres intentos fallidos la cuenta queda bloqueada un rato; tras 30 minutos sin actividad volvemos a pedir la contraseña.',
          'Puedes tomarte un descanso, fijar límites o cerrar tu cuenta cuando quieras. Lo que se te debe sigue siendo tuyo.',
        ],
      },
      {
        heading: 'Cambios',
        paragraphs: [
          'Cuando estos términos cambien de fondo, te mostraremos la nueva versión y te pediremos confirmarla antes de seguir jugando.',
        ],
      },
    ],
  },
  'privacy-policy@2026-11-01': {
    title: 'Política de privacidad',
    sections: [
      {
        heading: 'Qué guardamos',
        paragraphs: [
          'Tus datos de contacto, fecha de nacimiento y estado; tus inicios de sesión con dirección y dispositivo; tus rondas y los movimientos de tus saldos.',
          'Tu contraseña se guarda solo como un resumen del que no se puede leer.',
        ],
      },
      {
        heading: 'Por qué lo guardamos',
        paragraphs: ['Para llevar tu cuenta, mantener limpios los juegos, evitar abusos y cumplir la ley. No lo vendemos.'],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Las necesarias mantienen tu sesión y recuerdan tu idioma. Las demás se usan solo si estás de acuerdo.'],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes ver, exportar y corregir tus datos, y pedirnos que los borremos. Lo que la ley nos obliga a guardar, lo guardamos solo ese tiempo, y te lo decimos.',
          'Cuando tus datos están borrados, quedan durante dos años huellas con clave de tu correo y tu teléfono, para que los regalos de bienvenida se den una sola vez; si te autoexcluiste, quedan también las que te mantienen fuera. De ellas nadie puede leer nada.',
        ],
      },
    ],
  },
  'sweepstakes-rules@2026-11-01': {
    title: 'Reglas del sorteo',
    sections: [
      {
        heading: 'No es necesario comprar',
        paragraphs: ['NO ES NECESARIO COMPRAR PARA PARTICIPAR NI PARA GANAR. Una compra no mejora tus posibilidades de ganar.'],
      },
      {
        heading: 'Quién puede participar',
        paragraphs: [
          'Residentes legales de los estados donde {brand} ofrece el juego por sorteo que hayan cumplido la edad que pide su estado. Nulo donde esté prohibido.',
          'El personal del patrocinador y quienes viven con él no pueden participar.',
        ],
      },
      {
        heading: 'Cómo obtener entradas',
        paragraphs: [
          'Las entradas se dan gratis: por registrarte, por entrar cada día, en promociones, como regalo con paquetes de monedas y a petición, aquí o por correo postal. Todas son iguales y tienen las mismas posibilidades.',
        ],
      },
      {
        heading: 'Premios y probabilidades',
        paragraphs: [
          'Cada juego muestra sus probabilidades y su mayor premio antes de jugar. Los ganadores se deciden por el resultado aleatorio de la ronda, que puedes verificar.',
          'Una unidad de ganancias vale 0,01 USD al canjearla. Las entradas no se pueden canjear.',
        ],
      },
      {
        heading: 'Canje',
        paragraphs: [
          'Las ganancias por encima del mínimo se pueden canjear una vez verificada tu identidad. Ves el estado de tu solicitud, el siguiente paso y el motivo si se rechaza.',
        ],
      },
      { heading: 'Patrocinador', paragraphs: ['El patrocinador es quien opera {brand}.'] },
    ],
  },
}
