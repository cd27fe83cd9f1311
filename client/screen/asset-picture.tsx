/** The coin or entry icon to the left of its amount. */
export const AssetPicture = ({ asset }: { asset: 'coins' | 'entries' }) => (
  <img src={`/art/interface/${asset === 'coins' ? 'coin' : 'entry'}-64.webp`} alt="" width="22" height="22" />
)
