-- A pass over the players takes all rows of each at once, whenever they came.
alter table promotion.push_due drop constraint push_due_pkey, add primary key (player, id);
