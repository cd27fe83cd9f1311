interface ShowMoreProps {
  readonly query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown }
  readonly label: string
}

/** Below a list of the back office: loads its next page, as long as there is one. */
export const ShowMore = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: ShowMoreProps) =>
  hasNextPage ? (
    <button
      type="button"
      className="button w-fit"
      data-kind="quiet"
      data-size="small"
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {label}
    </button>
  ) : null
