interface PlacePrize {
  readonly fromPlace: number
  readonly toPlace: number
}

/** The prize of a place; undefined after the last prize. */
export const prizeAt = <P extends PlacePrize>(prizes: readonly P[], place: number): P | undefined =>
  prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace)
