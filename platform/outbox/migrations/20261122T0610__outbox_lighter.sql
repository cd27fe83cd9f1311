-- Every posting and every spin pays for what a push costs. Retention reads all that is older than a minute, so no index by
-- age spares it anything; and nobody looks into a payload here: it goes out as the text that came in.
drop index outbox.push_by_age;
alter table outbox.push alter column payload type json using payload::json;
