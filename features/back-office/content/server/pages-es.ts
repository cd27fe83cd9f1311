import { economy } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'

const POSTCARD = (toWire(economy.postcard) / 100).toFixed(2)

/** Lo mismo en español; `{brand}` es el nombre de la marca. */
export const pagesEs = {
  about: {
    title: 'Sobre {brand}',
    body: `{brand} es un casino social. Juega juegos originales con monedas gratis y, donde se ofrece el sorteo, con participaciones gratis.

## En qué creemos

- **Jugar es gratis.** Recibes monedas al registrarte y al volver. No se requiere compra.
- **Juegos que puedes verificar.** Cada ronda sale de una semilla fijada antes de que juegues. Puedes [verificarla tú mismo](/fair).
- **Que siga siendo divertido.** Los recordatorios, descansos y límites son parte de tu cuenta. Lee sobre el [juego responsable](/game/responsible-play).

## Los juegos

Nuestros juegos son originales. Cada uno muestra sus probabilidades, su RTP y su premio máximo antes de jugar. Míralos todos en la [biblioteca](/library).

## Preguntas

Consulta [Ayuda y contacto](/page/contact) para escribirnos. Lee los [términos de uso](/page/terms-of-use), la [política de privacidad](/page/privacy-policy) y las [reglas del sorteo](/page/sweepstakes-rules).`,
  },
  'official-rules': {
    title: 'Resumen de las reglas oficiales',
    body: `**No es necesario comprar para participar ni para ganar. Una compra no mejora tus probabilidades.**

Esta página es un resumen. Rigen las [reglas del sorteo](/page/sweepstakes-rules), que aceptas antes de jugar.

## Cómo participar gratis

[Solicita participaciones gratis](/free-entry) una vez al día y recíbelas al instante, sin comprar. Consulta [todas las formas gratis](/page/free-entry). Todas las participaciones son iguales, vengan de donde vengan: los mismos juegos y las mismas probabilidades.

## Quién puede participar

Abierto a residentes legales de los estados donde {brand} ofrece el sorteo que tengan la edad mínima en su estado. Nulo donde esté prohibido. Los empleados del patrocinador y quienes viven con ellos no pueden participar.

## Cómo obtener participaciones

Al registrarte, al iniciar sesión cada día, en promociones, como regalo con paquetes de monedas y al pedirlas gratis. Cada forma funciona por sí sola.

## Probabilidades y premios

Cada juego muestra sus probabilidades y su premio máximo antes de jugar. Solo el resultado de la ronda decide lo que ganas. Tu saldo, tus compras y el tiempo que llevas jugando no influyen. Consulta los [premios](/page/prizes).

## Patrocinador

El patrocinador es el operador de {brand}.`,
  },
  'free-entry': {
    title: 'Participaciones gratis, sin necesidad de compra',
    body: `**Nunca tienes que comprar nada para obtener participaciones.** Esta página reúne todas las formas gratis de {brand}.

## Disponible ahora

1. **Solicítalas en línea.** Recibe participaciones gratis una vez al día, al instante. [Solicitar participaciones gratis](/free-entry)
2. **Regístrate.** Cada cuenta nueva recibe monedas y participaciones gratis. [Regístrate](/signup)
3. **Vuelve.** Los premios diarios crecen hasta el día 7. [Reclamar el premio de hoy](/?openModal=daily-login)
4. **Promociones.** Mira lo que está disponible en la [página de promociones](/promotions).

## Solicitud por correo postal

También puedes solicitar participaciones por correo postal según las reglas del sorteo. Escribe a mano lo siguiente en una tarjeta simple de 3×5 pulgadas:

- tu nombre completo y el correo electrónico de tu cuenta,
- las palabras “Participaciones gratis para {brand}”,
- la fecha en que la escribiste.

Envía cada tarjeta por separado. Cada tarjeta cuenta como una solicitud y da ${POSTCARD} participaciones. Envíala a la dirección del patrocinador en las [reglas del sorteo](/page/sweepstakes-rules). Si las reglas no muestran una dirección, las solicitudes por correo postal aún no están abiertas en este sitio. Usa las formas gratis de arriba.

## Qué recibes

Las participaciones solicitadas son iguales a las demás: los mismos juegos, las mismas probabilidades, el mismo valor.`,
  },
  prizes: {
    title: 'Premios',
    body: `## Monedas y ganancias en monedas

Son para divertirse. No se pueden canjear, cambiar ni dar a otra persona.

## Participaciones y ganancias

Donde se ofrece el sorteo, las participaciones te permiten jugar por ganancias. Las participaciones no se pueden canjear. Puedes [canjear ganancias](/redeem) desde 50.00 en tarjeta de regalo o 100.00 a una cuenta bancaria, a 1.00 USD por cada 1.00, después de verificar tu identidad. Mira [cuánto tardan los canjes](/trust/redemptions).

## Qué puedes ganar

Cada juego tiene una página con su RTP, sus probabilidades y su premio máximo. Abre un juego en la [biblioteca](/library) y elige Tabla de pagos y probabilidades.

## Ganadores

Los premios recientes de la página de inicio vienen de rondas reales. Puedes [ocultar tu nombre](/profile/privacy).`,
  },
  contact: {
    title: 'Ayuda y contacto',
    body: `## Respuestas rápidas

- [Preguntas frecuentes](/page/faq)
- [Cómo funciona](/how-it-works)
- [Cómo verificar una ronda](/fair)
- [Descansos, límites y recordatorios](/game/responsible-play)

## Tu cuenta

Para contraseñas, alertas de inicio de sesión y dispositivos, ve a [Seguridad](/profile/security). Para tus datos y documentos, ve a [tu perfil](/profile).

## Contáctanos

[Envíanos un mensaje](/support) o responde a cualquier correo de {brand}. Nunca envíes tu contraseña.

## ¿Jugar ya no es divertido?

Toma un descanso de inmediato en [Juego responsable](/game/responsible-play). Ayuda gratis y confidencial en Estados Unidos, 24/7: [1-800-522-4700](https://www.ncpgambling.org).`,
  },
  faq: {
    title: 'Preguntas frecuentes',
    body: `# Monedas y participaciones

## ¿Cuesta algo jugar?

No. Recibes monedas gratis al registrarte y cada día que vuelves.

## ¿Qué son las participaciones?

Las participaciones gratis te permiten jugar en el sorteo donde se ofrece. Siempre puedes obtenerlas [sin comprar](/page/free-entry).

## ¿Dónde puedo jugar?

Puedes jugar con monedas donde se permiten los juegos sociales. El sorteo depende de la ley del lugar donde estás. Te avisaremos si no se ofrece ahí.

# Juego justo

## ¿Comprar mejora mis probabilidades?

No. Una compra nunca cambia las probabilidades de un juego. Todos los jugadores tienen las mismas probabilidades.

## ¿Cómo sé que una ronda fue justa?

Antes de que juegues, te mostramos el hash de nuestra semilla y tú eliges la tuya. Después puedes repetir la ronda con las dos. [Mira cómo](/fair)

# Tu cuenta

## ¿Cómo tomo un descanso?

Ve a [Juego responsable](/game/responsible-play). Un descanso empieza de inmediato y no se puede acortar.

## ¿Cómo cierro mi cuenta?

Ve a Cuenta > Cerrar cuenta. Tus ganancias siguen siendo tuyas.`,
  },
  accessibility: {
    title: 'Accesibilidad',
    body: `Queremos que todos puedan jugar en {brand}. Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.

## Qué funciona

- Todas las páginas y diálogos funcionan con el teclado, con el foco visible.
- Las páginas tienen títulos, zonas y etiquetas para lectores de pantalla.
- El texto tiene suficiente contraste en todos los temas.
- Respetamos la opción de reducir movimiento de tu dispositivo.
- Las páginas funcionan con el texto al 200% y en pantallas angostas.

## Qué no funciona todavía

Los rodillos se dibujan en un canvas. Los lectores de pantalla anuncian los resultados, pero no la animación. Los juegos de otros proveedores siguen sus propias reglas.

## Cuéntanos

Si algo no funciona para ti, [contáctanos](/page/contact) con la página, tu dispositivo y lo que pasó.`,
  },
  cookies: {
    title: 'Cookies',
    body: `## Lo que guardamos en tu navegador

Las cookies esenciales se guardan cuando las necesitas. El sitio no funciona sin ellas.

{cookies}

## Todo lo demás

Todo lo demás se guarda solo si aceptas. Puedes cambiar de opinión cuando quieras en “Configuración de cookies”, al pie de cada página. La [política de privacidad](/page/privacy-policy) explica qué guardamos y por qué.

## En tu dispositivo

El sitio guarda algunas preferencias en tu navegador: el sonido, los mensajes que cerraste y la página a la que ibas cuando una página tuvo que recargarse. Nunca salen de tu dispositivo.`,
  },
}
