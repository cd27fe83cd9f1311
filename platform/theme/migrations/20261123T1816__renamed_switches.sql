-- A slice that an operator has switched off stays off under its new name.
select copy_switches('restriction', 'jurisdiction');
select copy_switches('socials', 'social-login');
select copy_switches('cash', 'checkout');
