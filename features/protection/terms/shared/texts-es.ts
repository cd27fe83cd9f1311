import type { TermsText } from './terms-text.ts'

const FIRST_TERMS: TermsText = {
  title: 'Términos de uso',
  sections: [
    {
      heading: 'Quién puede jugar',
      paragraphs: [
        'Puedes tener una sola cuenta, a tu nombre, si vives en un estado donde {brand} está disponible y tienes al menos 18 años (19 en Alabama y Nebraska, 21 en Misisipi).',
        'La información que nos das debe ser verdadera. Podemos pedirte que la compruebes.',
      ],
    },
    {
      heading: 'Monedas y participaciones',
      paragraphs: [
        'Las monedas y las ganancias en monedas son para divertirse. No tienen valor fuera de {brand} y no se pueden sacar de aquí.',
        'Las participaciones son un regalo y nunca se venden. Las ganancias obtenidas con ellas se pueden canjear según las reglas del sorteo.',
        'No puedes transferir monedas, participaciones ni premios a otro jugador.',
      ],
    },
    {
      heading: 'Juegos justos',
      paragraphs: [
        'Cada resultado sale de semillas fijadas antes de que juegues. Puedes verificar cada ronda por tu cuenta.',
        'Cada juego muestra sus probabilidades antes de jugar. No dependen de tu saldo, tu historial ni tu nivel.',
      ],
    },
    {
      heading: 'Rondas interrumpidas',
      paragraphs: [
        'Si pierdes la conexión, tu ronda se completa y se guarda. La encontrarás al volver y en tu historial de juego.',
        'Si el error es nuestro, se te devuelve tu monto de juego.',
      ],
    },
    {
      heading: 'Tu cuenta',
      paragraphs: [
        'No compartas tu contraseña. Después de tres intentos fallidos, bloqueamos la cuenta temporalmente. Después de 30 minutos de inactividad, volvemos a pedir tu contraseña.',
        'Puedes tomar un descanso, fijar límites o cerrar tu cuenta en cualquier momento. Lo que te debemos sigue siendo tuyo.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: [
        'Cuando estos términos cambien de fondo, te mostraremos la nueva versión y te pediremos aceptarla antes de seguir jugando.',
      ],
    },
  ],
}

/** After the interrupted rounds. */
const VOID_ROUNDS = {
  heading: 'Rondas anuladas',
  paragraphs: [
    'Si un juego tiene una falla, podemos anular las rondas afectadas. Te devolvemos tu monto de juego de cada una, y tu historial de juego dice por qué.',
    'También podemos recuperar lo que ganó una ronda anulada, hasta donde aún lo tengas. Tu saldo nunca baja de cero y no nos debes nada. Los jackpots progresivos que se pagaron siguen siendo tuyos.',
  ],
}

/** `{brand}` is filled in. */
export const SPANISH: Record<string, TermsText> = {
  'terms-of-use@2026-11-01': FIRST_TERMS,
  'terms-of-use@2026-11-15': { ...FIRST_TERMS, sections: FIRST_TERMS.sections.toSpliced(4, 0, VOID_ROUNDS) },
  'privacy-policy@2026-11-01': {
    title: 'Política de privacidad',
    sections: [
      {
        heading: 'Qué guardamos',
        paragraphs: [
          'Tus datos de contacto, fecha de nacimiento y estado; tus inicios de sesión con dirección IP y dispositivo; tus rondas y las transacciones de tus saldos.',
          'Guardamos tu contraseña solo como un hash, así que nadie puede leerla.',
        ],
      },
      {
        heading: 'Por qué lo guardamos',
        paragraphs: ['Para operar tu cuenta, mantener los juegos justos, prevenir abusos y cumplir la ley. No los vendemos.'],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Las cookies esenciales mantienen tu sesión y recuerdan tu idioma. Las demás se usan solo si aceptas.'],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes ver, exportar y corregir tus datos, y pedirnos que los eliminemos. Lo que la ley nos obliga a conservar, lo conservamos solo ese tiempo, y te lo decimos.',
          'Después de eliminar tus datos, conservamos por cinco años las preguntas y quejas que nos enviaste, con nuestras respuestas, porque debe quedar constancia de las quejas. Les quitamos tu nombre, direcciones y números.',
          'Después de eliminar tus datos, conservamos por dos años huellas con clave de tu correo y tu teléfono, para que los regalos de bienvenida se den una sola vez. Si te autoexcluiste, también conservamos las que te mantienen fuera. Nadie puede recuperar nada de ellas.',
        ],
      },
    ],
  },
  'sweepstakes-rules@2026-11-01': {
    title: 'Reglas del sorteo',
    sections: [
      {
        heading: 'No es necesario comprar',
        paragraphs: ['NO ES NECESARIO COMPRAR PARA PARTICIPAR NI PARA GANAR. Una compra no mejora tus probabilidades de ganar.'],
      },
      {
        heading: 'Quién puede participar',
        paragraphs: [
          'Abierto a residentes legales de los estados donde {brand} ofrece el sorteo que tengan la edad mínima en su estado.',
          'Los empleados y afiliados del patrocinador, y quienes viven con ellos, no pueden participar. Pueden jugar con monedas. Si te cerramos las participaciones por error, avisa a soporte.',
        ],
      },
      {
        heading: 'Dónde es nulo',
        paragraphs: [
          'Nulo en Idaho, Montana y Washington, donde {brand} no está disponible, y en California, Connecticut, Míchigan, Nevada, Nueva Jersey y Nueva York, donde solo puedes jugar con monedas. También es nulo fuera de Estados Unidos y donde la ley lo prohíba.',
        ],
      },
      {
        heading: 'Fechas',
        paragraphs: [
          'El sorteo está abierto desde la fecha de estas reglas hasta que anunciemos su fin en esta página. Cada promoción muestra su inicio y su fin antes de que participes.',
        ],
      },
      {
        heading: 'Cómo obtener participaciones',
        paragraphs: [
          'Las participaciones son gratis: por registrarte, por iniciar sesión cada día, en promociones, como regalo con paquetes de monedas y a solicitud, en línea o por correo postal. Todas son iguales y tienen las mismas probabilidades, sin importar cómo las obtengas.',
          'Límites: una cuenta por persona y una solicitud en línea por persona al día. Cada juego muestra su monto de juego mínimo y máximo, y cada promoción sus propios límites.',
        ],
      },
      {
        heading: 'Premios y probabilidades',
        paragraphs: [
          'Cada juego muestra sus probabilidades y su premio máximo antes de jugar. Los ganadores se eligen por el resultado aleatorio de cada ronda, o por un sorteo al azar entre los boletos de una promoción. Puedes verificar ambos.',
          'Unas ganancias de 1.00 valen 1.00 USD al canjearlas, con un mínimo de 50.00 en tarjeta de regalo o de 100.00 a una cuenta bancaria. Las participaciones no se pueden canjear.',
          'Si quieres la lista de ganadores de una promoción, pídela a soporte: tiene nombres, iniciales, ciudades, estados y premios. Las promociones con premios de más de $5,000 se registran y tienen fianza donde un estado lo exige.',
        ],
      },
      {
        heading: 'Canjes',
        paragraphs: [
          'Puedes canjear ganancias por encima del mínimo después de que verifiquemos tu identidad, si el sorteo está abierto en tu estado o cerró ahí en el último año. Pagamos a una cuenta bancaria a tu nombre verificado.',
          'Al solicitar un canje, esas ganancias se apartan y no pueden volver al juego. Verás el estado de tu solicitud, a quién le toca el siguiente paso y hasta cuándo, y el motivo si se rechaza.',
          'Algunos estados limitan el monto de cada premio; en ese caso pagamos una parte y puedes canjear el resto después. Informamos los premios y retenemos impuestos según exige la ley.',
        ],
      },
      { heading: 'Patrocinador', paragraphs: ['El patrocinador es {sponsor}.'] },
    ],
  },
}
