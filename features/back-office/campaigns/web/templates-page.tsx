import { useMutation, useQuery } from '@tanstack/react-query'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { QueueError, QueueWait } from '#ui/parts/operator-frame.tsx'
import { type CampaignTemplate, draftCampaign, listTemplates } from '../contract.ts'
import { REFUSALS } from './states.tsx'

/** Where a campaign begins: a template of each kind. English only. */
export default function TemplatesPage() {
  return (
    <DeskPage title="New campaign" back={{ to: '/operator/campaigns', label: 'Back to the list' }}>
      {({ may }) => <Templates mayWrite={may('promotions-write')} />}
    </DeskPage>
  )
}

function Templates({ mayWrite }: { readonly mayWrite: boolean }) {
  const api = useApi()
  const navigate = useLocalNavigate()
  const { data, error } = useQuery({ ...queryOf(api, listTemplates), staleTime: 0 })
  const draft = useMutation({
    mutationFn: ({ feature, nth }: CampaignTemplate) =>
      api.call(draftCampaign, { body: { from: { kind: 'template', feature, nth } } }),
    onSuccess: (reply) => reply.success && navigate(`/operator/campaigns/${reply.data.id}`),
  })
  if (!data) return <QueueWait error={error} />
  const { templates } = data.data
  const list = (hasRule: boolean) => (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {templates
        .filter((template) => template.hasRule === hasRule)
        .map((template) => (
          <li key={`${template.feature} ${template.nth}`} className="card grid content-between gap-3 p-4">
            <Template template={template} />
            {mayWrite ? (
              <button
                type="button"
                className="button w-fit"
                data-kind="quiet"
                data-size="small"
                disabled={draft.isPending}
                onClick={() => draft.mutate(template)}
              >
                <span>
                  Draft <span className="sr-only">{`${template.title}, ${lastsText(template.lastsDays)}, `}</span>from this
                </span>
              </button>
            ) : null}
          </li>
        ))}
    </ul>
  )
  const refusal = draft.data?.success === false ? REFUSALS[draft.data.reasonType] : ''
  return (
    <>
      {draft.error ? <QueueError error={draft.error} /> : null}
      {refusal ? (
        <p role="alert" className="operator-alert">
          {refusal}
        </p>
      ) : null}
      {list(true)}
      {templates.some(({ hasRule }) => !hasRule) ? (
        <section className="grid gap-3" aria-label="Not ready to run">
          <h2 className="text-[16px]/6 font-bold">Not ready to run</h2>
          <p className="text-muted">You can plan these features. They can be approved once their rules are released.</p>
          {list(false)}
        </section>
      ) : null}
    </>
  )
}

const Template = ({ template: { feature, title, about, picture, lastsDays } }: { template: CampaignTemplate }) => (
  <div className="grid grid-cols-[56px_1fr] gap-3">
    <img {...interfaceArt(picture, 64)} alt="" width={56} height={56} loading="lazy" />
    <div className="grid content-start gap-1">
      <h2 className="text-[16px]/6 font-bold">{title}</h2>
      <p className="text-[13px]/5 text-muted">
        {feature}, {lastsText(lastsDays)}
      </p>
      <p className="text-[14px]/5">{about}</p>
    </div>
  </div>
)

const lastsText = (days: number | null): string => (days === null ? 'until ended' : days === 1 ? '1 day' : `${days} days`)
