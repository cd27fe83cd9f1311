import type { shellEn } from './messages.en.ts'

export const shellEs: typeof shellEn = {
  howItWorks: {
    title: 'Cómo funciona',
    intro:
      '{brand} es un casino social gratis. Juegas con monedas que te da la casa y puedes comprobar que cada ronda fue limpia.',
    join: {
      title: 'Regístrate gratis',
      text: 'Basta un correo o un nombre de usuario. Tus primeras monedas y entradas están ahí al momento.',
    },
    choose: {
      title: 'Elige un saldo',
      text: 'Las monedas son para divertirse. Las entradas participan en el sorteo, y nunca hace falta comprar para tenerlas. Se cambia en la parte superior de la página.',
    },
    play: {
      title: 'Juega',
      text: 'Elige un juego y una cantidad. Vuelve cada día: el premio diario tiene siete días, cada uno con el suyo.',
    },
    check: {
      title: 'Compruébalo tú',
      text: 'Antes de que juegues, la casa se compromete con sus números. Después, tu navegador puede demostrar que nadie los cambió.',
    },
    more: 'Seguir leyendo',
    fairLink: 'Juego limpio',
    rulesLink: 'Reglas oficiales',
    responsibleLink: 'Juego responsable',
  },
  responsiblePlay: {
    title: 'Juego responsable',
    intro:
      'Los juegos están para disfrutarlos. Esta página te ayuda a que siga siendo así, y te dice a quién acudir cuando deja de ser divertido.',
    helpTitle: 'Alguien con quien hablar, día y noche',
    helpText: 'Llama o escribe al <phone>1-800-522-4700</phone>. Es gratis y confidencial, para ti y para los tuyos.',
    habitsTitle: 'Buenas costumbres',
    habits: {
      clock: 'Decide antes de empezar cuánto tiempo quieres jugar y pon una alarma.',
      breaks: 'Levántate entre juego y juego. Nada se escapa, y el premio diario espera todo el día.',
      fun: 'Juega por el juego, nunca para resolver un problema o para olvidarlo.',
      others: 'Guarda tiempo para dormir, para trabajar y para los demás.',
    },
    signsTitle: 'Señales que hay que tomar en serio',
    signsIntro: 'Habla con alguien si te reconoces en alguna:',
    signs: {
      time: 'Juegas más tiempo del que querías, una y otra vez.',
      chase: 'Sigues jugando para recuperar lo perdido.',
      hide: 'Escondes cuánto juegas.',
      mood: 'Te inquietas o te enfadas cuando no puedes jugar.',
    },
    siteTitle: 'Lo que hace el sitio',
    siteText:
      'Después de 30 minutos sin moverte te pedimos la contraseña antes del siguiente juego. El juego automático se detiene solo en los límites que pones. Nada cuenta atrás para meterte prisa.',
    minorsTitle: 'Solo para adultos',
    minorsText:
      'Nadie por debajo de la edad que pide su estado puede tener una cuenta. No des tu contraseña a nadie y cierra la sesión en los dispositivos compartidos.',
  },
  geoblock: {
    again: 'Intentar de nuevo',
    accountTitle: 'Tu cuenta sigue siendo tuya',
    accountText: 'Aún puedes canjear lo que has ganado, llevarte tus datos o cerrar la cuenta.',
    toAccount: 'Ir a mi cuenta',
    toSignIn: 'Entrar en tu cuenta',
    region: {
      title: 'No estamos abiertos donde estás',
      text: 'En tu región no se puede jugar a {brand}. Si estás de viaje, vuelve cuando estés en otro lugar.',
    },
    vpn: {
      title: 'No podemos ver dónde estás',
      text: 'Una VPN o un proxy oculta tu lugar. Desactívalo e inténtalo de nuevo: {brand} debe saber que allí se puede jugar.',
    },
    ask: {
      title: '¿Dónde estás?',
      text: '{brand} debe saber que se puede jugar donde estás. Tu navegador te preguntará si puede decírnoslo.',
    },
    denied: {
      title: 'Tu ubicación está desactivada',
      text: 'Permite que este sitio vea tu ubicación, en los ajustes junto a la dirección del navegador, e inténtalo de nuevo.',
    },
    unknown: {
      title: 'No pudimos encontrarte',
      text: 'Tu dispositivo no sabe ahora dónde está. Activa la ubicación o inténtalo de nuevo junto a una ventana.',
    },
    timeout: {
      title: 'Ha tardado demasiado',
      text: 'Tu dispositivo no encontró su lugar a tiempo. Un momento después suele lograrlo.',
    },
    unsupported: {
      title: 'Este navegador no puede decir dónde estás',
      text: 'Abre {brand} en un navegador actualizado: tu cuenta también funciona allí.',
    },
    error: {
      title: 'La comprobación no funcionó',
      text: 'No pudimos comprobar tu ubicación. Es culpa nuestra: inténtalo de nuevo en un momento.',
    },
  },
}
