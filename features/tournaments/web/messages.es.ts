import type { tournamentsEn } from './messages.en.ts'

export const tournamentsEs: typeof tournamentsEn = {
  started: '{title} ha empezado.',
  stopped: '{title} ha terminado. Se están contando los puestos.',
  winTitle: '¡Puesto {place}!',
  winText: 'Has acabado {title} entre los ganadores. El premio ya está en tu saldo.',
  done: 'Estupendo',
}
