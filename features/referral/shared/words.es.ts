import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Invita a amigos',
  text: 'Tus amigos empiezan con más si vienen por tu enlace, y tú recibes algo por cada uno que se queda.',
  steps: [
    { title: 'Comparte tu enlace', text: 'Envíalo a tus amigos. Lleva tu código, no hay que escribir nada.' },
    { title: 'Se registran', text: 'Quien viene por tu enlace empieza con un regalo mayor que los demás.' },
    { title: 'Tienes tu recompensa', text: 'Cuando un amigo ha hecho lo que pide la recompensa, los dos lo veis aquí.' },
  ],
}
