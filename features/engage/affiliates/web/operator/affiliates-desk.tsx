import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { listAffiliates } from '../../shared/operator-contract.ts'
import { ApplicationCard } from './application-card.tsx'
import { PartnerCard } from './partner-card.tsx'

/** Applications, and the affiliates of this brand. English only. */
export default function AffiliatesDesk() {
  return (
    <DeskPage
      title="Affiliates"
      intro="Affiliates refer players by their own links and get a share of what these pay. Under the official rules their own accounts have no entries."
    >
      {({ may }) => (
        <DeskData of={listAffiliates}>
          {({ applications, partners }, reload) => {
            const each = { mayWrite: may('affiliates-write'), onChanged: () => void reload() }
            return (
              <>
                <section className="grid gap-4" aria-label="Applications">
                  <h2 className="text-[20px]/7 font-bold">Applications</h2>
                  {applications.length === 0 ? <QueueEmpty>No applications to decide.</QueueEmpty> : null}
                  <ul className="grid gap-4">
                    {applications.map((application) => (
                      <ApplicationCard key={application.id} application={application} {...each} />
                    ))}
                  </ul>
                </section>
                <section className="grid gap-4" aria-label="Affiliates">
                  <h2 className="text-[20px]/7 font-bold">Affiliates</h2>
                  {partners.length === 0 ? <QueueEmpty isList>There are no affiliates yet.</QueueEmpty> : null}
                  <ul className="grid gap-4">
                    {partners.map((partner) => (
                      <PartnerCard key={partner.id} partner={partner} {...each} />
                    ))}
                  </ul>
                </section>
              </>
            )
          }}
        </DeskData>
      )}
    </DeskPage>
  )
}
