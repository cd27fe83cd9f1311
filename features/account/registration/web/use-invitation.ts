import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { REFERRAL_COOKIE } from '../contract.ts'
import { useSignUpRewards } from './queries.ts'

const PARAMETERS = ['invited_by', 'refcode']

/** The inviter's code: from the address, else from the cookie. An unknown code is removed from the address. */
export function useInvitation(): string {
  const [search, setSearch] = useSearchParams()
  const inAddress = PARAMETERS.map((name) => search.get(name)).find((code) => code)
  const [kept, setKept] = useState('')
  const code = inAddress ?? kept
  const isUnknown = useSignUpRewards(code || undefined)?.reasonType === 'code-not-found'

  useEffect(() => setKept(cookieOf(REFERRAL_COOKIE)), [])
  useEffect(() => {
    if (!isUnknown || !inAddress) return
    const rest = new URLSearchParams(search)
    for (const name of PARAMETERS) rest.delete(name)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [isUnknown, inAddress, search, setSearch])
  return code
}

function cookieOf(name: string): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
