/** The collections are those of the lobby; this slice has no calls of its own. */
export const TILES_SHOWN = 3
