-- How many upgrades an archived cell has been through.
alter table promotion.cell_archive add column version integer not null default 0;
