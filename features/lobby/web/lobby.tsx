import { useHome } from './queries.ts'

/** Home and lobby: what is on, and rows of games. */
export function Lobby() {
  const { seo, payload } = useHome()
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <h1>{seo.title}</h1>
      <p>{payload.collections.length}</p>
    </>
  )
}
