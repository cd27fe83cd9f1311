-- What an operator has switched off stays off when a part of it becomes a slice of its own. What was switched under the
-- new name since then stays as it is.
create function copy_switches(old_name text, new_name text) returns void language sql as $$
  insert into feature_switch (brand, feature, is_on)
  select brand, new_name, is_on from feature_switch where feature = old_name
  on conflict do nothing;
$$;

-- Where slices were cut without it: in this order, because the second was cut out of the first.
select copy_switches('account', 'personal-info');
select copy_switches('personal-info', 'phone');
select copy_switches('security', 'passkeys');
