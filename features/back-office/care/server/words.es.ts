import type { careEn } from './words.en.ts'

export const careEs: typeof careEn = {
  greeting: (name) => `Hola, ${name}:`,
  closing: 'Un saludo,',
  help: '¿Quieres hablar con alguien? Llama o escribe al 1-800-522-4700, 24/7. Es gratis y confidencial.',
  1: {
    title: '¿Cómo va todo?',
    short: 'Mira tu tiempo y tus resultados, y fija un límite si quieres.',
    paragraphs: [
      'Te escribimos cuando vemos cambios en la forma de jugar.',
      'Puedes ver cuánto tiempo llevas jugando y tus resultados cuando quieras. También puedes fijar un límite o tomar un descanso.',
    ],
    action: 'Ver mi juego',
  },
  2: {
    title: '¿Te ayudaría un límite?',
    short: 'Elige cuánto gastas o juegas. Se aplica al instante.',
    paragraphs: [
      'Te escribimos cuando vemos cambios en la forma de jugar.',
      'Con un límite, tus compras, tus pérdidas o tu tiempo quedan donde tú quieres. Tú eliges la cantidad y se aplica al instante.',
      'También puedes tomar un descanso, de un día a tres meses.',
    ],
    action: 'Fijar un límite',
  },
  4: {
    title: 'Pausamos el juego por ahora',
    short: 'Alguien de nuestro equipo te contactará en 24 horas.',
    paragraphs: [
      'Pausamos el juego y las compras en tu cuenta por cambios en tu forma de jugar. Alguien de nuestro equipo te contactará en 24 horas.',
      'Tu saldo está a salvo y aún puedes canjear tus ganancias. ¿Crees que es un error? Contáctanos y lo revisaremos de nuevo.',
    ],
    action: 'Contactar a soporte',
  },
}
