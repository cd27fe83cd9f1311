import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Misión de invierno',
  text: 'Un calendario de días, cada uno con tareas. Una tarea hecha da su premio al momento.',
  steps: [
    { title: 'Abre el día', text: 'Cada medianoche se abre un día. Sus tareas se ven antes, así sabes lo que viene.' },
    { title: 'Haz sus tareas', text: 'Juega rondas, gana o prueba un juego. Ninguna tarea pide comprar.' },
    { title: 'Llévate los premios', text: 'Cada tarea da su premio al hacerla. Un día pasado queda cerrado.' },
  ],
}
