import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { listSocialAccounts } from '#platform/auth/sign-in/social-accounts.ts'
import * as contract from '../contract.ts'
import { finishSocial } from './finish-social.ts'
import { getPending, listSocials } from './list-social-logins.ts'
import { relyingOn } from './relying-on.ts'
import { linkSocial, startSocial } from './start-social.ts'
import { unlinkSocial } from './unlink-social.ts'

export { type LocalProvider, startLocalProvider } from './local-provider.ts'

/** Sign-in and sign-up with accounts of other providers. */
export const socialLoginServer = ({ socialLogin: config, clock }: Pick<SiteServices, 'socialLogin' | 'clock'>): ServerFeature => {
  const providers = relyingOn(config, clock)
  return {
    id: 'social-login',
    routes: [
      bind(contract.startSocial, startSocial(providers)),
      bind(contract.linkSocial, linkSocial(providers)),
      bind(contract.finishSocial, finishSocial(providers)),
      bind(contract.getPending, getPending(providers)),
      bind(contract.listSocials, listSocials(providers)),
      bind(contract.unlinkSocial, unlinkSocial),
    ],
    init: async () => ({ socials: { providers: providers.all.map(({ id, title }) => ({ id, title })) } }),
    async profile({ reader, playerId }) {
      const accounts = await listSocialAccounts(reader, playerId)
      return { activeSocialAccounts: accounts.map(({ provider }) => provider) }
    },
  }
}
