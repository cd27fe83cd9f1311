import { withClient } from '../../testing/cluster.setup.ts'

/** Ends the first part of the table long ago, as on a site that has run since then: later weeks have parts of their own. */
export const endFirstPart = (ownerUrl: string, until = '2024-01-01Z'): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(`begin; alter table outbox.event detach partition outbox.event_before;
      alter table outbox.event attach partition outbox.event_before for values from (minvalue) to ('${until}');
      update outbox.event_part set until = '${until}' where name = 'event_before'; commit`)
  })
