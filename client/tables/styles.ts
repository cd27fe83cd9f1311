/**
 * The styles of all tables. The server renders a table before its code has loaded and links only the page's own
 * styles, so the page includes all of them, without a flash of unstyled content.
 */
import './tables.css'
import './cards/cards.css'
import './chips/chips.css'
import './blackjack/blackjack.css'
import './blackjack/seats.css'
import './crash/crash.css'
import './dice/dice.css'
import './hi-lo/hi-lo.css'
import './keno/keno.css'
import './limbo/limbo.css'
import './mines/mines.css'
import './plinko/plinko.css'
import './prize-wheel/prize-wheel.css'
import './roulette/roulette.css'
import './video-poker/video-poker.css'
