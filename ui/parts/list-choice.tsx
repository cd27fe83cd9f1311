interface ListChoiceProps<L extends string> {
  readonly label: string
  /** What each list is called. */
  readonly lists: Readonly<Record<L, string>>
  readonly shown: L
  readonly onShow: (list: L) => void
}

/** Which of its lists a page of the back office shows. */
export const ListChoice = <L extends string>({ label, lists, shown, onShow }: ListChoiceProps<L>) => (
  <div className="chips mt-0!" role="group" aria-label={label}>
    {(Object.keys(lists) as L[]).map((list) => (
      <button key={list} type="button" className="chip" aria-pressed={list === shown} onClick={() => onShow(list)}>
        {lists[list]}
      </button>
    ))}
  </div>
)
