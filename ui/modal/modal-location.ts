import { barePath } from '#kernel/locale.ts'
import type { ModalArgs } from '../feature.ts'
import { MODAL_PARAMETERS, type ModalParameter } from '../page/query-parameters.ts'

/** One open modal. `isLinked`: it stands in the address, so a copied link opens it again. */
export interface OpenModal {
  readonly name: string
  readonly args: ModalArgs
  readonly isLinked: boolean
}

interface Place {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

/** Query parameters that open a modal, and what becomes of their value. */
const LINKS: Readonly<Record<ModalParameter, (value: string, search: URLSearchParams) => [name: string, args: ModalArgs]>> = {
  game: (slug, search) => ['game', { slug, ...(search.get('isMoney') === 'true' ? { isMoney: 'true' } : {}) }],
  openModal: (name) => [name, {}],
  openNotify: (kind, search) => [`notify-${kind}`, { token: search.get('token') ?? '' }],
}

/**
 * The open modals, the lowest first. They live in the history entry and nowhere else: so 'back' closes the top one,
 * and a reload keeps them.
 */
export function modalsOf({ pathname, search, state }: Place): readonly OpenModal[] {
  if (isGeoblock(pathname)) return []
  const parameters = new URLSearchParams(search)
  const linked = Object.entries(LINKS).flatMap(([parameter, open]) => {
    const value = parameters.get(parameter)
    if (!value) return []
    const [name, args] = open(value, parameters)
    return [{ name, args, isLinked: true }]
  })
  return [...linked, ...stateOf(state).modals.map((modal) => ({ ...modal, isLinked: false }))]
}

/** Where the region is blocked no modal opens, but for one that the player has to answer there too. */
export const isGeoblock = (pathname: string): boolean => /^\/geoblock(\/|$)/.test(barePath(pathname))

/** Where the page stands without the modals that nobody has, or null where all are known. */
export function withoutUnknown(place: Place, isKnown: (name: string) => boolean): { search: string; state: unknown } | null {
  const open = modalsOf(place)
  if (open.every(({ name }) => isKnown(name))) return null
  const state = stateOf(place.state)
  const isLinkKnown = open.every(({ name, isLinked }) => !isLinked || isKnown(name))
  const search = isLinkKnown ? place.search : withoutModals(place).search
  return { search, state: { ...state, modals: state.modals.filter(({ name }) => isKnown(name)) } }
}

/** Where opening leads: the same page in a new history entry. A game goes into the address, all else into the state. */
export function withModal(place: Place, name: string, args: ModalArgs): { search: string; state: unknown } {
  if (name === 'game') {
    return { search: gameSearch(place.search, args['slug'] ?? ''), state: { ...stateOf(place.state), isPushed: true } }
  }
  const modals = [...stateOf(place.state).modals, { name, args }]
  return { search: place.search, state: { modals, isPushed: true } }
}

/** The address of a modal over the page one is on; any other modal of the address gives way to it. */
export function searchWith(search: string, link: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams([...withoutLinks(search), ...Object.entries(link)])}`
}

/** The address of a game over the page one is on. */
export const gameSearch = (search: string, slug: string): string => searchWith(search, { game: slug })

/** What closing the top modal does: one step back where we pushed the entry, else the address loses its parameters. */
export function withoutTop(place: Place): 'back' | { search: string; state: unknown } {
  const state = stateOf(place.state)
  if (state.isPushed) return 'back'
  const text = withoutLinks(place.search).toString()
  return { search: text && `?${text}`, state: null }
}

function withoutLinks(text: string): URLSearchParams {
  const search = new URLSearchParams(text)
  for (const parameter of MODAL_PARAMETERS) search.delete(parameter)
  return search
}

/** The same page with no modal at all. */
export const withoutModals = (place: Place): { search: string; state: unknown } => {
  const { search } = withoutTop({ ...place, state: null }) as { search: string }
  return { search, state: null }
}

interface ModalState {
  readonly modals: readonly { readonly name: string; readonly args: ModalArgs }[]
  readonly isPushed?: boolean
}

const stateOf = (state: unknown): ModalState => ({ modals: [], ...(state as Partial<ModalState> | null) })
