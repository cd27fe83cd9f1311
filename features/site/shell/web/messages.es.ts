import type { shellEn } from './messages.en.ts'

export const shellEs: typeof shellEn = {
  howItWorks: {
    title: 'Cómo funciona',
    intro: '{brand} es un casino social gratis. Juega con monedas gratis y verifica que cada ronda fue justa.',
    join: {
      title: 'Regístrate gratis',
      text: 'Solo necesitas un correo o un nombre de usuario. Recibes monedas y participaciones gratis de inmediato.',
    },
    choose: {
      title: 'Elige un saldo',
      text: 'Las monedas son para divertirse. Las participaciones son para el sorteo y nunca requieren comprar. Cambia entre ellas en la parte superior de la página.',
    },
    play: {
      title: 'Juega',
      text: 'Elige un juego y un monto. Vuelve todos los días: hay un premio para cada día de la semana.',
    },
    check: {
      title: 'Verifícalo tú',
      text: 'Los resultados quedan fijados antes de que juegues. Después, tu navegador puede demostrar que nada cambió.',
    },
    more: 'Más información',
    fairLink: 'Juego verificable',
    rulesLink: 'Reglas oficiales',
    responsibleLink: 'Juego responsable',
  },
  responsiblePlay: {
    title: 'Juego responsable',
    intro: 'Los juegos deben ser divertidos. Aquí te contamos cómo mantenerlo así y dónde pedir ayuda si dejan de serlo.',
    helpTitle: 'Alguien con quien hablar, 24/7',
    helpText:
      'Llama o envía un mensaje de texto al <phone>1-800-522-4700</phone>. Gratis y confidencial, para ti y tus seres queridos.',
    habitsTitle: 'Buenos hábitos',
    habits: {
      clock: 'Antes de empezar, decide cuánto tiempo vas a jugar y pon una alarma.',
      breaks: 'Toma descansos entre juegos. Tu premio diario no se va a ninguna parte.',
      fun: 'Juega por diversión, nunca para resolver un problema ni escapar de él.',
      others: 'Deja tiempo para dormir, trabajar y estar con tu gente.',
    },
    signsTitle: 'Señales de alerta',
    signsIntro: 'Habla con alguien si alguna te suena familiar:',
    signs: {
      time: 'Juegas más tiempo del que querías.',
      chase: 'Sigues jugando para recuperar lo perdido.',
      hide: 'Ocultas cuánto juegas.',
      mood: 'Te pones inquieto o irritable cuando no puedes jugar.',
    },
    siteTitle: 'Lo que hacemos',
    siteText:
      'Después de 30 minutos de inactividad pedimos tu contraseña antes del próximo juego. El juego automático se detiene en los límites que fijas. Aquí toda cuenta regresiva muestra un plazo real.',
    minorsTitle: 'Solo para adultos',
    minorsText:
      'Debes tener la edad mínima en tu estado para tener una cuenta. No compartas tu contraseña y cierra sesión en dispositivos compartidos.',
  },
  geoblock: {
    again: 'Intentar de nuevo',
    accountTitle: 'Tu cuenta sigue siendo tuya',
    accountText: 'Aún puedes canjear tus ganancias, descargar tus datos o cerrar tu cuenta.',
    toAccount: 'Ir a mi cuenta',
    toSignIn: 'Iniciar sesión en tu cuenta',
    region: {
      title: 'No estamos disponibles en tu área',
      text: '{brand} no está disponible donde estás. Si estás de viaje, vuelve cuando regreses a casa.',
    },
    residence: {
      title: 'No estamos abiertos donde vives',
      text: '{brand} no está disponible en el estado de tu cuenta. Si te mudaste, cambia la dirección en tu perfil.',
    },
    vpn: {
      title: 'No podemos confirmar tu ubicación',
      text: 'Parece que usas una VPN o un proxy. Desactívalo e inténtalo de nuevo para que {brand} pueda confirmar que se permite jugar donde estás.',
    },
    ask: {
      title: 'Confirma tu ubicación',
      text: '{brand} necesita confirmar que se permite jugar donde estás. Tu navegador te pedirá permiso.',
    },
    denied: {
      title: 'La ubicación está desactivada',
      text: 'Permite el acceso a la ubicación en la configuración de tu navegador (junto a la barra de direcciones) e inténtalo de nuevo.',
    },
    unknown: {
      title: 'No encontramos tu ubicación',
      text: 'Activa los servicios de ubicación o acércate a una ventana e inténtalo de nuevo.',
    },
    timeout: {
      title: 'Tardó demasiado',
      text: 'Tu dispositivo tardó demasiado en encontrar tu ubicación. Inténtalo de nuevo.',
    },
    unsupported: {
      title: 'Tu navegador no puede compartir tu ubicación',
      text: 'Abre {brand} en un navegador actualizado. Tu cuenta también funciona ahí.',
    },
    error: {
      title: 'No pudimos comprobar tu ubicación',
      text: 'No pudimos comprobar tu ubicación. Es culpa nuestra. Inténtalo de nuevo en un momento.',
    },
  },
}
