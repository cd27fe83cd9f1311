/**
 * How every table looks. The server draws a table before its code is there, and names only the styles of the page
 * itself: so the page has them all, and nothing is seen before it.
 */
import './tables.css'
import './cards/cards.css'
import './chips/chips.css'
import './blackjack/blackjack.css'
import './dice/dice.css'
import './keno/keno.css'
import './mines/mines.css'
import './plinko/plinko.css'
import './roulette/roulette.css'
import './video-poker/video-poker.css'
