-- The views of an ad today, by all visitors of a brand.
create index pop_up_ad_showing_views on pop_up_ad_showing (brand, ad, viewed_at) where viewed_at is not null;
