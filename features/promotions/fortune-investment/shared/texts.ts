/** An order's title, from the campaign's and the number of days. */
export const orderTitle = (title: string, days: number) => ({
  en: `${title}: ${days} ${days === 1 ? 'day' : 'days'}`,
  es: `${title}: ${days} ${days === 1 ? 'día' : 'días'}`,
})

/** The reminder of a day's part. */
export const reminderText = (brand: string) => ({
  title: { en: 'Today’s coins are waiting', es: 'Las monedas de hoy te esperan' },
  body: {
    en: `Visit ${brand} before midnight to collect today’s part of your package.`,
    es: `Visita ${brand} antes de medianoche y recoge la parte de hoy de tu paquete.`,
  },
})
