import type { cookieConsentEn } from './messages.en.ts'

export const cookieConsentEs: typeof cookieConsentEn = {
  title: 'Cookies',
  banner: 'Usamos cookies esenciales. ¿Y estadísticas anónimas?',
  onlyNecessary: 'Solo esenciales',
  acceptAll: 'Aceptar todas',
  choose: 'Opciones',
  intro: 'Lo que guardamos en tu navegador y por qué. Puedes cambiarlo cuando quieras.',
  keep: 'Guardar selección',
  always: 'Siempre activas',
  place: 'Configuración de cookies',
  items: {
    usage: {
      title: 'Estadísticas anónimas de uso',
      text: 'Conteos diarios de cuántas veces se usan formularios, botones y mensajes. No se guarda nada en tu navegador y nada te identifica.',
    },
    session: {
      title: 'Mantener la sesión iniciada',
      text: 'Mantiene tu sesión hasta por 30 días y recuerda tu dispositivo hasta por un año, lo que también nos ayuda a respetar las autoexclusiones.',
    },
    language: { title: 'Idioma', text: 'Recuerda tu idioma por un año.' },
    person: {
      title: 'Protección contra bots',
      text: 'Recuerda por cinco minutos que pasaste una verificación de seguridad.',
    },
    referral: {
      title: 'Recomendaciones',
      text: 'Recuerda por un año quién te recomendó, para que todos reciban la recompensa prometida.',
    },
    offer: { title: 'Frecuencia de las ofertas', text: 'Evita que veas la misma oferta más de una vez por hora.' },
    choice: { title: 'Configuración de cookies', text: 'Recuerda por un año lo que elegiste aquí.' },
  },
}
