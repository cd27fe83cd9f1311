import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Misión diaria',
  text: 'Tareas nuevas cada día. Completa una tarea y recibe su premio al instante.',
  steps: [
    { title: 'Abre el día', text: 'Cada medianoche se desbloquea un día nuevo. Puedes ver sus tareas antes.' },
    { title: 'Haz sus tareas', text: 'Juega rondas, gana o prueba un juego. Las tareas con compra son opcionales.' },
    { title: 'Llévate los premios', text: 'Cada tarea da su premio en cuanto la completas. Los días pasados quedan cerrados.' },
  ],
}
