import { barePath } from '#kernel/locale.ts'
import type { ModalArgs } from '../feature.ts'
import { MODAL_PARAMETERS, type ModalParameter } from '../page/query-parameters.ts'

/** One open modal. `isLinked`: it is in the address, so a copied link opens it again. */
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

/** Query parameters that open a modal, and how their value is used. */
const LINKS: Readonly<Record<ModalParameter, (value: string, search: URLSearchParams) => [name: string, args: ModalArgs]>> = {
  game: (slug, search) => ['game', { slug, ...(search.get('isMoney') === 'true' ? { isMoney: 'true' } : {}) }],
  openModal: (name) => [name, {}],
  openNotify: (kind, search) => [`notify-${kind}`, { token: search.get('token') ?? '' }],
}

/**
 * The open modals, bottom first. They live only in the history entry, so 'back' closes the top one and a reload keeps
 * them.
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

/** In a blocked region no modal opens except one that the player has to answer there too. */
export const isGeoblock = (pathname: string): boolean => /^\/geoblock(\/|$)/.test(barePath(pathname))

/** The location without unknown modals, or null if all are known. */
export function withoutUnknown(
  place: Place,
  isKnown: (name: string, isLinked: boolean) => boolean,
): { search: string; state: unknown } | null {
  const open = modalsOf(place)
  if (open.every(({ name, isLinked }) => isKnown(name, isLinked))) return null
  const state = stateOf(place.state)
  const isLinkKnown = open.every(({ name, isLinked }) => !isLinked || isKnown(name, true))
  const search = isLinkKnown ? place.search : withoutModals(place).search
  return { search, state: { ...state, modals: state.modals.filter(({ name }) => isKnown(name, false)) } }
}

/**
 * The location after opening: the same page in a new history entry. A game goes into the address, any other modal
 * into the state.
 */
export function withModal(place: Place, name: string, args: ModalArgs): { search: string; state: unknown } {
  if (name === 'game') {
    return { search: gameSearch(place.search, args), state: { ...stateOf(place.state), isPushed: true } }
  }
  // The page's own state stays: a payment's page shows it again after a reload.
  const modals = [...stateOf(place.state).modals, { name, args }]
  return { search: place.search, state: { ...stateOf(place.state), modals, isPushed: true } }
}

/** The address of a modal over the current page; it replaces any other modal in the address. */
export function searchWith(search: string, link: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams([...withoutLinks(search), ...Object.entries(link)])}`
}

/** The address of a game over the current page; with `isMoney` it starts immediately. */
export const gameSearch = (search: string, { slug = '', isMoney }: ModalArgs): string =>
  searchWith(search, { game: slug, ...(isMoney === 'true' ? { isMoney } : {}) })

/** How to close the top modal: go back if we pushed the entry, otherwise remove its parameters from the address. */
export function withoutTop(place: Place): 'back' | { search: string; state: unknown } {
  const state = stateOf(place.state)
  if (state.isPushed) return 'back'
  const text = withoutLinks(place.search).toString()
  return { search: text && `?${text}`, state: place.state === null ? null : { ...state, modals: [] } }
}

function withoutLinks(text: string): URLSearchParams {
  const search = new URLSearchParams(text)
  for (const parameter of MODAL_PARAMETERS) search.delete(parameter)
  return search
}

/** The same page without modals. */
export const withoutModals = (place: Place): { search: string; state: unknown } => {
  const { search } = withoutTop({ ...place, state: null }) as { search: string }
  return { search, state: null }
}

interface ModalState {
  readonly modals: readonly { readonly name: string; readonly args: ModalArgs }[]
  readonly isPushed?: boolean
}

const stateOf = (state: unknown): ModalState => ({ modals: [], ...(state as Partial<ModalState> | null) })
