import type { signInAlertsEn } from './messages.en.ts'

export const signInAlertsEs: typeof signInAlertsEn = {
  alerts: 'Avisos de inicio de sesión',
  alertsText: 'Para que te enteres si no fuiste tú.',
  alertsNoEmail: 'Añade un correo a tu cuenta y podremos escribirte.',
  alertByMail: 'Correo sobre dispositivos nuevos',
  alertByMailText: 'Cuando alguien entra con un dispositivo que no conocíamos.',
  alertsByPush: 'Notificaciones en tu navegador',
  notMeTitle: '¿No fuiste tú?',
  notMeText: 'Cerramos la sesión de ese dispositivo y eliges otra contraseña, para que nadie más vuelva a entrar.',
  endAndChoose: 'Cerrar y cambiar contraseña',
  itWasMe: 'Al final fui yo',
  notMeExpired: 'Este enlace ya no sirve',
  notMeExpiredText: 'Ya se usó o es muy antiguo. Aún puedes pedir otra contraseña, que cierra todas las sesiones.',
  askForPassword: 'Pedir otra contraseña',
}
