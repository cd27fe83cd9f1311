/** A player's initial on a disc in the brand's glow. */
export function Avatar({ login }: { login: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {login.slice(0, 1).toUpperCase()}
    </span>
  )
}
